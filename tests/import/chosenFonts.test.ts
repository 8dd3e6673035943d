import { describe, expect, it } from 'vitest'
import { packageOf } from '../../schema/fonts/families.ts'
import { fontsOf } from '../../src/node/import/page/fonts.ts'

const pair = (display: string, text: string) => ({ display, text })

describe('the fonts that an import chooses', () => {
  it.each([
    ['zh', '拥有七年经验的前端工程师', pair('Noto Sans SC', 'Noto Sans SC')],
    ['zh-Hant', '擁有七年經驗的前端工程師', pair('Noto Sans TC', 'Noto Sans TC')],
    ['ja', '東京で働くエンジニア', pair('Noto Sans JP', 'Noto Sans JP')],
    ['ko', '프론트엔드 개발자', pair('Noto Sans KR', 'Noto Sans KR')],
    ['ar', 'مهندسة برمجيات', pair('Readex Pro', 'Readex Pro')],
    ['fa', 'مهندس نرم‌افزار', pair('Vazirmatn', 'Vazirmatn')],
    ['he', 'מפתחת תוכנה', pair('Rubik', 'Assistant')],
    ['ru', 'Инженер-программист', pair('Sofia Sans Semi Condensed', 'Sofia Sans')],
    ['el', 'Μηχανικός λογισμικού', pair('Sofia Sans Semi Condensed', 'Sofia Sans')],
    ['hi', 'सॉफ्टवेयर इंजीनियर', pair('Anek Devanagari', 'Noto Sans Devanagari')],
    ['bn', 'সফটওয়্যার প্রকৌশলী', pair('Anek Bangla', 'Noto Sans Bengali')],
    ['th', 'วิศวกรซอฟต์แวร์', pair('Kanit', 'Noto Sans Thai')],
    ['vi', 'Kỹ sư phần mềm', pair('Bricolage Grotesque', 'Be Vietnam Pro')],
    ['ka', 'პროგრამისტი', pair('Noto Sans Georgian', 'Noto Sans Georgian')],
    // Much of a page in another script than its language's.
    ['en', 'Engineer 拥有七年经验的前端工程师', pair('Noto Sans SC', 'Noto Sans SC')],
  ])('are for %s, as in %s, %o', (lang, text, fonts) => {
    expect(
      fontsOf(
        `${text} React, TypeScript and very many other names of products`.slice(0, 4 * text.length),
        lang,
      ),
    ).toEqual(fonts)
    expect(packageOf(fonts.display) && packageOf(fonts.text)).toMatch(/^@fontsource/)
  })

  it.each([
    ['en', 'I build web shops for small companies, and speak English, 中文 and ไทย.'],
    ['de', 'Ich baue Läden für kleine Firmen.'],
    ['pl', 'Buduję sklepy, źle i żółto.'],
    ['zh', 'Engineer'],
    ['en', ''],
  ])('are the standard ones for %s, as in %j', (lang, text) => {
    expect(fontsOf(text, lang)).toBeUndefined()
  })
})

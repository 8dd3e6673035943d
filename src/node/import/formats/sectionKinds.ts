/** What a section is about, if the form of its entries does not show it. */
export type SectionKind =
  | 'summary'
  | 'skills'
  | 'languages'
  | 'interests'
  | 'awards'
  | 'certificates'
  | 'volunteering'
  | 'education'
  | 'projects'
  | 'publications'
  | 'work'

/** Words in the names of sections, in small letters; the first kind that has one wins. */
const kinds: [SectionKind, RegExp][] = [
  [
    'summary',
    /(?<!\p{L})(?:summary|about|profile|objective|bio|biography|introduction|intro|who i am|résumé|résume|présentation|resumen|presentación|apresentação|presentazione|kurzprofil|om mig|om meg|perfil|sobre m[ií]|acerca|resumo|sobre mim|profil|zusammenfassung|über mich|à propos|profilo|chi sono|samenvatting|profiel|over mij|podsumowanie|o mnie|özet)(?!\p{L})|摘要|简介|簡介|自我|概要|自己紹介|職務要約|소개|요약|о себе|про мене|نبذة|ملخص|תקציר|אודות/u,
  ],
  [
    'certificates',
    /certif|licen[cs]|zertifi|certyfik|sertifika|证书|證書|证照|證照|資格|자격|сертиф|شهاد|תעוד|הסמכ/u,
  ],
  [
    'awards',
    /award|honou?r|prize|scholarship|auszeichnung|stipendi|premio|premia|reconocimiento|distinction|prêmio|onderscheiding|nagrod|ödül|奖|獎|荣誉|榮譽|受賞|表彰|수상|награ|нагород|جوائز|פרס/u,
  ],
  [
    'skills',
    /skill|technolog|tool|competen|programming|kenntnis|fähigkeit|kompetenz|habilidad|aptitud|conocimiento|tecnolog|herramienta|ferramenta|competência|compétence|outils|competenz|vaardighe|umiejętno|yetenek|beceri|技能|スキル|技术|技術|기술|역량|навык|навич|مهارات|כישור|מיומנ/u,
  ],
  [
    'languages',
    /languages?(?!\p{L})|sprache|idioma|langue|lingue(?!\p{L})|(?<!\p{L})talen(?!\p{L})|język|diller|语言|語言|言語|語学|언어|외국어|язык|мови|لغات|שפות/u,
  ],
  [
    'interests',
    /interest|hobb|interesse|intereses|intérêt|loisir|zainteresowan|兴趣|興趣|趣味|취미|хобби|хобі|интерес|інтерес|اهتمام/u,
  ],
  [
    'volunteering',
    /volunt|leadership|extracurricular|communit|ehrenamt|bénévol|wolontar|gönüllü|vrijwillig|志愿|志願|ボランティア|봉사|волонт|волонтер|تطوع|התנדב/u,
  ],
  [
    'education',
    /educa|ausbildung|bildung|studium|formación|(?<!\p{L})formation|formação|istruzione|opleiding|wykształ|eğitim|学历|學歷|教育|学歴|학력|образован|освіт|تعليم|השכלה/u,
  ],
  [
    'publications',
    /publication|(?<!\p{L})papers(?!\p{L})|veröffentlich|publicacion|publicaç|pubblicazion|publicaties|publikacj|publikationer|yayın|论文|論文|著作|출판|논문|публикац|публікац|منشورات|פרסומ/u,
  ],
  [
    'projects',
    /project|projekt|proyecto|projeto|projet|progett|proje(?!\p{L})|open.?source|portfolio|项目|專案|プロジェクト|프로젝트|проект|проєкт|مشاريع|פרויקט/u,
  ],
  [
    'work',
    /experience|employment|career|(?<!\p{L})(?:work|jobs?|positions?)(?!\p{L})|berufserfahrung|beruf(?:lich|s)|werdegang|erfahrung|experiencia|empleo|expérience|emploi|esperienz|experiência|emprego|werkervaring|ervaring|loopbaan|doświadczen|zatrudnien|deneyim|职业|工作|经历|經歷|職歴|職務|経歴|경력|опыт|работ|досвід|робот|خبر|ניסיון|תעסוק/u,
  ],
]

/** What a section is about, by its name in one of the languages of the interface; undefined for any other name. */
export function sectionKind(name: string): SectionKind | undefined {
  const words = name
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ')
    .trim()
  return kinds.find(([, word]) => word.test(words))?.[0]
}

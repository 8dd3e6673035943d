import { localeOf } from '../../languages/languages.ts'

/** What an import writes in words of its own, beside what is in the interface words. */
export const englishPhrases = {
  yourName: 'Your Name',
  tagline: 'Say here in a sentence or two what you do.',
  seeWork: 'See What I Have Done',
  getInTouch: 'Get in Touch',
  scrollTo: 'Scroll Down to {name}',
  portraitOf: 'Portrait of {name}',
  viewOf: 'A view of {name}',
  basedIn: 'Based in',
  earlierResume: 'Earlier Résumé',
  tools: 'Tools',
  technologies: 'Technologies',
  moreProjects: 'More Projects',
  whatIDo: 'What I Do',
  writing: 'Writing',
  talks: 'Talks',
  podcast: 'Podcast',
  samples: 'Samples',
  reading: 'Reading',
}

/** The name of a phrase. */
export type Phrase = keyof typeof englishPhrases

const keys = Object.keys(englishPhrases) as Phrase[] // Its own keys.

/** The phrases of a language, in the order of the English ones, a line each. */
const phrases = (text: string): Record<Phrase, string> => {
  const lines = text.trim().split('\n')
  return Object.fromEntries(keys.map((key, index) => [key, lines[index]?.trim() ?? ''])) as Record<
    Phrase,
    string
  >
}

const sets: Readonly<Record<string, Readonly<Record<Phrase, string>>>> = {
  ar: phrases(`اسمك
    اكتب هنا في جملة أو جملتين ماذا تعمل.
    شاهد أعمالي
    تواصل معي
    إلى الأسفل: {name}
    صورة {name}
    لقطة من {name}
    مقيم في
    سيرة ذاتية سابقة
    الأدوات
    التقنيات
    مشاريع أخرى
    ماذا أعمل
    مقالات
    محاضرات
    بودكاست
    نماذج
    قراءات`),
  de: phrases(`Ihr Name
    Sagen Sie hier in ein, zwei Sätzen, was Sie tun.
    Was ich gemacht habe
    Kontakt aufnehmen
    Weiter zu {name}
    Porträt von {name}
    Ansicht von {name}
    Standort
    Früherer Lebenslauf
    Werkzeuge
    Technologien
    Weitere Projekte
    Was ich tue
    Texte
    Vorträge
    Podcast
    Arbeitsproben
    Lektüre`),
  es: phrases(`Su nombre
    Diga aquí en una o dos frases a qué se dedica.
    Ver lo que he hecho
    Contactar
    Bajar a {name}
    Retrato de {name}
    Vista de {name}
    Ubicación
    Currículum anterior
    Herramientas
    Tecnologías
    Más proyectos
    Qué hago
    Artículos
    Charlas
    Pódcast
    Muestras
    Lecturas`),
  fa: phrases(`نام شما
    اینجا در یک یا دو جمله بگویید چه کار می‌کنید.
    کارهای من را ببینید
    تماس با من
    پایین‌تر: {name}
    تصویر {name}
    نمایی از {name}
    محل زندگی
    رزومه پیشین
    ابزارها
    فناوری‌ها
    پروژه‌های دیگر
    چه کار می‌کنم
    نوشته‌ها
    سخنرانی‌ها
    پادکست
    نمونه‌ها
    خواندنی‌ها`),
  fr: phrases(`Votre nom
    Dites ici en une ou deux phrases ce que vous faites.
    Voir ce que j’ai fait
    Me contacter
    Descendre à {name}
    Portrait de {name}
    Vue de {name}
    Lieu
    CV précédent
    Outils
    Technologies
    Autres projets
    Ce que je fais
    Articles
    Conférences
    Podcast
    Exemples
    Lectures`),
  he: phrases(`השם שלך
    כאן אומרים במשפט או שניים מה את או אתה עושים.
    מה עשיתי
    יצירת קשר
    למטה: {name}
    תמונה של {name}
    מבט על {name}
    מקום מגורים
    קורות חיים קודמים
    כלים
    טכנולוגיות
    פרויקטים נוספים
    מה אני עושה
    כתיבה
    הרצאות
    פודקאסט
    דוגמאות
    קריאה`),
  it: phrases(`Il tuo nome
    Di’ qui in una o due frasi che cosa fai.
    Guarda che cosa ho fatto
    Contattami
    Scendi a {name}
    Ritratto di {name}
    Vista di {name}
    Luogo
    Curriculum precedente
    Strumenti
    Tecnologie
    Altri progetti
    Che cosa faccio
    Articoli
    Interventi
    Podcast
    Esempi
    Letture`),
  ja: phrases(`お名前
    ここに、お仕事を一、二文で書いてください。
    実績を見る
    お問い合わせ
    {name}へ
    {name}の写真
    {name}の画面
    所在地
    以前の履歴書
    ツール
    技術
    その他のプロジェクト
    できること
    記事
    講演
    ポッドキャスト
    作例
    読みもの`),
  ko: phrases(`이름
    무슨 일을 하는지 한두 문장으로 적어 주세요.
    작업 보기
    연락하기
    {name}(으)로 이동
    {name}의 사진
    {name}의 모습
    거주지
    이전 이력서
    도구
    기술
    그 밖의 프로젝트
    하는 일
    글
    강연
    팟캐스트
    예시
    읽을거리`),
  nl: phrases(`Uw naam
    Zeg hier in een of twee zinnen wat u doet.
    Bekijk wat ik heb gemaakt
    Contact opnemen
    Verder naar {name}
    Portret van {name}
    Beeld van {name}
    Woonplaats
    Eerder cv
    Gereedschap
    Technologieën
    Meer projecten
    Wat ik doe
    Artikelen
    Lezingen
    Podcast
    Voorbeelden
    Leesvoer`),
  pl: phrases(`Imię i nazwisko
    Tu w jednym lub dwóch zdaniach: czym się zajmujesz.
    Zobacz, co robię
    Skontaktuj się
    W dół: {name}
    Portret: {name}
    Widok: {name}
    Miejsce zamieszkania
    Wcześniejsze CV
    Narzędzia
    Technologie
    Inne projekty
    Czym się zajmuję
    Artykuły
    Wystąpienia
    Podcast
    Przykłady
    Lektury`),
  pt: phrases(`Seu nome
    Diga aqui, em uma ou duas frases, o que faz.
    Ver o que fiz
    Entrar em contato
    Descer para {name}
    Retrato de {name}
    Vista de {name}
    Localização
    Currículo anterior
    Ferramentas
    Tecnologias
    Mais projetos
    O que faço
    Artigos
    Palestras
    Podcast
    Amostras
    Leituras`),
  ru: phrases(`Ваше имя
    Расскажите здесь в одном-двух предложениях, чем вы занимаетесь.
    Посмотреть мои работы
    Связаться
    Ниже: {name}
    Портрет: {name}
    Вид: {name}
    Город
    Прежнее резюме
    Инструменты
    Технологии
    Другие проекты
    Чем я занимаюсь
    Статьи
    Выступления
    Подкаст
    Примеры
    Чтение`),
  tr: phrases(`Adınız
    Ne yaptığınızı burada bir iki cümleyle anlatın.
    Neler yaptığımı görün
    İletişime geçin
    Aşağıya: {name}
    {name} portresi
    {name} görünümü
    Yaşadığı yer
    Önceki özgeçmiş
    Araçlar
    Teknolojiler
    Diğer projeler
    Ne yapıyorum
    Yazılar
    Konuşmalar
    Podcast
    Örnekler
    Okumalar`),
  uk: phrases(`Ваше ім’я
    Скажіть тут одним-двома реченнями, чим ви займаєтеся.
    Переглянути мої роботи
    Зв’язатися
    Нижче: {name}
    Портрет: {name}
    Вигляд: {name}
    Місто
    Попереднє резюме
    Інструменти
    Технології
    Інші проєкти
    Чим я займаюся
    Статті
    Виступи
    Подкаст
    Приклади
    Читання`),
  zh: phrases(`您的姓名
    请在这里用一两句话说明您做什么。
    查看我的作品
    联系我
    前往{name}
    {name}的肖像
    {name}的画面
    所在地
    以前的简历
    工具
    技术
    更多项目
    我做什么
    文章
    演讲
    播客
    样例
    阅读`),
}

/** A set in Chinese as its readers in Taiwan and Hong Kong write it. */
const traditional = phrases(`您的姓名
    請在這裡用一兩句話說明您做什麼。
    查看我的作品
    聯絡我
    前往{name}
    {name}的肖像
    {name}的畫面
    所在地
    以前的履歷
    工具
    技術
    更多專案
    我做什麼
    文章
    演講
    播客
    樣例
    閱讀`)

/** A phrase in the language of a page, with a name in it; in English where the language has none. */
export function phraseIn(lang: string | undefined, phrase: Phrase, name = ''): string {
  const locale = localeOf(lang ?? 'en')
  const language = locale?.language ?? 'en'
  const isTraditional = language === 'zh' && locale?.maximize().script === 'Hant'
  const set = isTraditional ? traditional : Object.hasOwn(sets, language) ? sets[language] : undefined
  return ((set ?? englishPhrases)[phrase] || englishPhrases[phrase]).replace('{name}', () => name)
}

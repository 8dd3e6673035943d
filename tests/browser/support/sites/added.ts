import type { WrittenOf, WrittenSection } from '../../../written.ts'

/**
 * Two posts with the same title and dates, one of them with points and a link on its organisation; one with the least
 * keys that an entry may have; and two roles at one organisation.
 */
export const experience = {
  type: 'timeline',
  id: 'path',
  label: 'Experience',
  heading: 'Where I Have Worked.',
  items: [
    {
      title: 'Engineer',
      organisation: 'Analytical Engines',
      dates: '2021 – 2024',
      text: 'Counted what had to be counted.',
      link: { name: 'Their Page', href: 'https://engines.example/' },
    },
    {
      title: 'Engineer',
      organisation: 'Difference Engines',
      dates: '2021 – 2024',
      link: { href: 'https://difference.example/' },
      points: ['Wrote **the** [notes](#method)', 'Found `seven` *mistakes*'],
    },
    { title: 'Clerk', dates: '2019' },
    {
      organisation: 'Royal Mint',
      link: { href: 'https://mint.example/' },
      roles: [
        { title: 'Master', start: '1850', end: '1855', points: ['Struck *all* coins', 'Lost none'] },
        { title: 'Assistant', dates: 'before that', text: 'Weighed them.\n- Found two too light' },
        { title: 'Apprentice', dates: 'long ago' },
      ],
    },
  ],
} satisfies WrittenOf<'timeline'>

export const education = {
  type: 'timeline',
  id: 'schooling',
  label: 'Education',
  heading: 'Where I Learnt.',
  items: [
    { title: 'Mathematics', organisation: 'At Home', dates: '1815 – 1832' },
    {
      organisation: 'London',
      roles: [{ title: 'Lessons', dates: '1840', resume: { area: 'Calculus' } }],
    },
  ],
} satisfies WrittenOf<'timeline'>

const markdown = `
The first paragraph, with a [page elsewhere](https://elsewhere.example/) and a [price list](files/price%20list.txt), [the pictures](#looks),
**weight**, *stress*, ~~a mistake~~ and \`npm run build\`.

# What Comes First

- One point
- Another point
  1. and its first step

### What Comes Below It

> Somebody said so.

| Engine | Wheels | Made of | Draughtsmanship | Finished in |
|--------|-------:|---------|-----------------|-------------|
| First  | 25,000 | Brass and gunmetal | Charles Babbage | Never while its maker lived |

\`\`\`js
const wheels = engines.flatMap(({ wheels }) => wheels).filter(({ turns }) => turns > 1_000) // all that turn
\`\`\`

---

Harmless: \\<img src=x onerror="document.title='harmed'">, &lt;script>document.title='harmed'&lt;/script>
and [a title](#path "\\" onclick=\\"document.title='harmed'").
`

export const prose = {
  type: 'prose',
  id: 'method',
  label: 'Method',
  heading: 'How I Work.',
  text: markdown,
} satisfies WrittenOf<'prose'>

export const gallery = {
  type: 'gallery',
  id: 'looks',
  label: 'Pictures',
  heading: 'What It Looked Like.',
  text: 'In the order in which they were taken.',
  items: [
    { src: 'https://pictures.example/a.jpg', alt: 'A harbour', caption: 'The harbour.' },
    { src: 'images/portrait.webp', alt: 'A person at a desk', caption: 'At work.' },
    { src: 'https://pictures.example/b.jpg', alt: 'A long wall', width: 2400, height: 1000 },
    { src: 'images/portrait.webp', alt: 'The same person once more' },
    { src: 'https://pictures.example/c.jpg', alt: 'A tower', width: 600, height: 900, caption: 'A tower.' },
  ],
} satisfies WrittenOf<'gallery'>

/** Answers with a link, a list and code; one question of a single character, and one that is open from the start. */
export const questions = {
  type: 'faq',
  id: 'questions',
  label: 'Questions',
  heading: 'Before You Ask.',
  text: 'What most people want to know first.',
  items: [
    {
      question: 'How long does a website take?',
      answer: 'Six to ten weeks, with **one** person to talk to. [My method](#method) tells how they pass.',
    },
    {
      question:
        'What does it cost, and what is in the price, from the first drawing to the day on which it goes live?',
      answer:
        'It depends on three things:\n\n- how much there is to say\n- how it shall move\n- who writes the words',
      open: true,
    },
    { question: '?', answer: 'Run `npm run build` and see.' },
  ],
} satisfies WrittenOf<'faq'>

/** A second section of the type, with a single question. */
export const moreQuestions = {
  type: 'faq',
  id: 'more-questions',
  label: 'More',
  heading: 'And After That.',
  items: [{ question: 'Who keeps it running?', answer: 'You can. I show you how.' }],
} satisfies WrittenOf<'faq'>

/** Large and small stats, with signs and units, and negative ones. */
export const stats = {
  type: 'numbers',
  id: 'stats',
  label: 'In Numbers',
  heading: 'What It Came To.',
  text: 'Counted at the end of last year.',
  items: [
    { value: 128_000, suffix: '+', label: 'Visitors a month', text: 'On the largest of the sites.' },
    { value: 99.95, suffix: '%', label: 'Of the time online' },
    { value: 0.8, decimals: 2, prefix: '~', suffix: ' s', label: 'To the first paint' },
    { value: -40, suffix: ' kB', label: 'Of scripts, on average' },
    { value: -3, prefix: '€', label: 'For hosting, a month' },
  ],
} satisfies WrittenOf<'numbers'>

/** Logos: a drawing, a picture with a background of its own, one on another host. */
export const clients = {
  type: 'logos',
  id: 'clients',
  label: 'Clients',
  heading: 'Who Asked Me.',
  items: [
    { name: 'Harbour Works', src: 'images/logo.svg', link: 'https://harbour.example/' },
    { name: 'Lighthouse Board', src: 'images/portrait.webp' },
    { name: 'Nobody & Daughters', src: 'https://pictures.example/logo.png' },
  ],
} satisfies WrittenOf<'logos'>

/** A publication with all keys, and one with the least. */
export const papers = {
  type: 'publications',
  id: 'papers',
  label: 'Papers',
  heading: 'What I Have Written.',
  text: 'Reviewed by others.',
  author: 'M. Lind',
  items: [
    {
      title: 'Notes on the Analytical Engine',
      authors: ['L. Menabrea', 'M. Lind'],
      venue: 'Scientific Memoirs',
      year: 2023,
      doi: '10.1000/182(3)a',
      link: { name: 'Read It', href: 'files/price%20list.txt' },
    },
    { title: 'A Sketch', authors: ['M. Lind'], year: 2019 },
  ],
} satisfies WrittenOf<'publications'>

/** A video of a service, and one from a file with captions. */
export const video = {
  type: 'video',
  id: 'video',
  label: 'Video',
  heading: 'See It Move.',
  text: 'A minute of the work of a year.',
  title: 'Reel',
  video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=4s',
  poster: { src: 'images/portrait.webp', alt: 'A person at a desk' },
  date: '2024-05-31',
} satisfies WrittenOf<'video'>

export const ownVideo = {
  type: 'video',
  id: 'own-video',
  label: 'Own Video',
  heading: 'And Here.',
  title: 'Colours',
  video: 'videos/reel.webm',
  captions: 'videos/reel.vtt',
  poster: { src: 'images/portrait.webp', alt: 'A person at a desk' },
  ratio: '4:5',
} satisfies WrittenOf<'video'>

/** Posts as `npm run refresh` stores them: one with a day, a long one without, and more than are shown. */
export const keptPosts = {
  feed: 'https://blog.example/feed.xml',
  entries: [
    { title: 'On Springs', link: 'https://blog.example/springs', date: '2024-05-31' },
    { title: `A Long Title, ${'and Then Some, '.repeat(10)}at Last`, link: 'https://blog.example/long' },
    { title: 'Not Shown', link: 'https://blog.example/third', date: '2023-01-01' },
  ],
}

export const writing = {
  type: 'posts',
  id: 'writing',
  label: 'Writing',
  heading: 'What I Am Thinking About.',
  feed: keptPosts.feed,
  count: 2,
  all: { name: 'All Posts', href: 'https://blog.example/' },
} satisfies WrittenOf<'posts'>

/** Sections of types that the default page lacks. */
export const addedSections: WrittenSection[] = [
  experience,
  education,
  prose,
  gallery,
  questions,
  moreQuestions,
]

/** More of them, for a page of their own: their links would not fit the header too. */
export const moreSections: WrittenSection[] = [stats, clients, papers, writing, video, ownVideo]

/** A section of the owner's own type in `tests/fixtures/own/`, which the types of built-in sections do not know. */
export const talks = {
  type: 'talks',
  id: 'talks',
  label: 'Talks',
  heading: 'On Stage.',
  text: 'Wherever there was a *projector*.',
  items: [
    {
      title: 'Islands of Light',
      date: '2024-03',
      about: 'A [note](#about) on hydration.',
      abstract: 'Words in **Markdown**.',
      slides: 'https://slides.example/islands',
      icon: 'lucide:rocket',
      stage: { src: 'images/portrait.webp', alt: 'A stage in blue light.' },
    },
    { title: 'Islands of Sound', date: '2023' },
  ],
} as unknown as WrittenSection

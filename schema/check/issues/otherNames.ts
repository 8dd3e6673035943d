/**
 * Other names that people use for a key, by its name here. Most come from other formats, libraries and templates. They
 * are no keys, only hints of which key is meant.
 */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  action: ['button', 'cta', 'calltoaction'],
  alt: ['alttext', 'alternative', 'alternativetext', 'description'],
  answer: ['a', 'reply', 'text'],
  area: ['field', 'fieldofstudy', 'subject', 'course', 'major', 'title'],
  avatar: ['image', 'picture', 'photo', 'portrait', 'img'],
  caption: ['title', 'text', 'legend', 'description'],
  company: ['organisation', 'organization', 'employer', 'firm'],
  copyright: ['text', 'rights'],
  dates: ['date', 'period', 'year', 'years', 'when', 'duration', 'time'],
  degree: ['studytype', 'qualification', 'title'],
  description: ['text', 'summary', 'body', 'content', 'details'],
  email: ['mail', 'address'],
  feedback: ['quote', 'testimonial', 'review', 'text', 'content', 'message', 'body'],
  heading: ['title', 'headline', 'header'],
  headline: ['title', 'heading', 'greeting'],
  highlights: ['bullets', 'points', 'achievements', 'tasks'],
  href: ['url', 'link', 'to', 'target', 'uri', 'address'],
  image: ['picture', 'photo', 'img', 'thumbnail', 'cover', 'screenshot'],
  institution: ['school', 'university', 'college', 'organisation', 'organization'],
  items: [
    'entries',
    'list',
    'elements',
    'cards',
    'content',
    'children',
    'questions',
    'images',
    'pictures',
    'photos',
  ],
  keywords: ['tags', 'technologies', 'items'],
  label: ['eyebrow', 'kicker', 'overline', 'name', 'title'],
  level: ['percent', 'percentage', 'proficiency', 'score', 'value', 'rating'],
  link: ['url', 'href', 'website', 'to', 'target'],
  name: ['title', 'label', 'text'],
  note: ['hint', 'remark', 'caption'],
  organisation: ['company', 'employer', 'organization', 'institution', 'school', 'client'],
  paragraphs: ['text', 'bio', 'body', 'content', 'description'],
  picture: ['image', 'photo', 'img'],
  portrait: ['image', 'picture', 'photo', 'avatar', 'img'],
  position: ['title', 'role', 'job', 'jobtitle', 'name'],
  question: ['q', 'title', 'name', 'heading'],
  role: ['position', 'title', 'job', 'jobtitle', 'profession'],
  src: ['url', 'file', 'path', 'image', 'img', 'source', 'photo', 'picture', 'href'],
  start: ['from', 'begin', 'since', 'date', 'dates', 'startdate', 'period', 'year', 'years'],
  end: ['to', 'until', 'till', 'enddate'],
  summary: ['description', 'text', 'body', 'content'],
  tagline: ['subtitle', 'subheading', 'slogan', 'intro', 'lead', 'text', 'description'],
  tags: ['technologies', 'tech', 'stack', 'keywords', 'labels'],
  text: ['description', 'body', 'content', 'summary', 'paragraph'],
  title: ['name', 'heading', 'headline', 'role', 'position', 'job', 'jobtitle'],
  url: ['href', 'link', 'website', 'homepage'],
  value: ['number', 'figure', 'count', 'amount'],
}

/** The first of some keys that people also call by a name, whatever its case and hyphens; none if it is no such name. */
export function alsoCalled(name: string, keys: readonly string[]): string | undefined {
  if (name.length > 60) return undefined
  const plain = name.toLowerCase().replace(/[-_ ]/g, '')
  return keys.find((key) => Object.hasOwn(otherNames, key) && otherNames[key]?.includes(plain))
}

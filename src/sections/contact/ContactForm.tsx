import type { Delivery } from '../../../schema/model/sections/delivery.ts'
import type { ContactForm as Words } from '../../../schema/model/sections/form.ts'
import { MailForm } from './MailForm.tsx'
import { PostForm } from './PostForm.tsx'

/** What each form is given: its words, and the id of its section, by which a draft is told from others. */
export interface FormProps {
  words: Words
  place: string
}

/** The form, which sends as the YAML says: through the visitor's mail program, or to a server. */
export function ContactForm({ delivery, ...form }: FormProps & { delivery: Delivery }) {
  return delivery === 'mailto' || !__POSTS__ ? <MailForm {...form} /> : <PostForm {...form} post={delivery} />
}

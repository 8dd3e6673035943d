import type { Delivery } from '../../../../schema/model/sections/delivery.ts'
import type { FormProps } from './formParts.tsx'
import { MailForm } from './MailForm.tsx'
import { PostForm } from './PostForm.tsx'

/** The form, which sends as the YAML says: through the visitor's mail program, or to a server. */
export function ContactForm({ delivery, ...form }: FormProps & { delivery: Delivery }) {
  return delivery === 'mailto' ? <MailForm {...form} /> : <PostForm {...form} post={delivery} />
}

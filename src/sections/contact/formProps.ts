import type { ContactForm as Words } from '../../../schema/model/sections/form.ts'

/** What each form is given: its words, and the id of its section, by which a draft is told from others. */
export interface FormProps {
  words: Words
  place: string
}

import type { ContactForm } from '../../../schema/model/sections/form.ts'

/** What both forms are given: their labels and checks, and the id of their section, under which a draft is kept. */
export interface FormProps {
  labels: ContactForm
  sectionId: string
}

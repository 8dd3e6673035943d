import type { ContactForm } from '../../../schema/model/sections/form.ts'

/** The props of both forms: labels with their checks, and the id of the section, under which a draft is stored. */
export interface FormProps {
  labels: ContactForm
  sectionId: string
}

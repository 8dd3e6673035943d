import { z } from 'zod'
import { registered } from './schemaIntrospection.ts'

/** Pictures that are shown in one colour, that of the page’s text: only their shape is kept. */
export const oneColour = z.registry<{ oneColour: true }>()

/** Whether a picture with this schema is shown in one colour. */
export const isOneColour = (schema: z.core.$ZodType): boolean => registered(oneColour, schema) !== undefined

/** The `use` under which such a picture is looked up, in place of its key. */
export const oneColourUse = 'in one colour'

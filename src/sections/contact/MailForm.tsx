import { portfolio } from 'virtual:portfolio'
import { type FormEvent, useRef, useState } from 'react'
import { typedIn, useDraft } from './draft.ts'
import { Fields } from './Fields.tsx'
import { Form, Send, Status } from './Form.tsx'
import type { FormProps } from './formProps.ts'
import { mailto } from './mailto.ts'

/** Asks the visitor's mail program to open with the message. */
function open(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.click()
}

/**
 * The form that writes a mail. Sending opens the visitor's mail program with all that was typed, which also
 * stays in the form. Without scripts the browser does the like by itself.
 */
export function MailForm({ words, place }: FormProps) {
  const { email: address } = portfolio.site.owner
  const form = useRef<HTMLFormElement>(null)
  const keep = useDraft(form, place)
  const [opened, setOpened] = useState(false)

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    open(mailto(address, typedIn(event.currentTarget), words))
    setOpened(true)
  }

  const [before, after] = words.opened.split('{email}')
  return (
    <Form ref={form} onInput={keep} onSubmit={send}>
      <Fields words={words} />
      {/* On the form itself, an address that is not https: makes browsers warn of a page that is. */}
      <Send type="submit" formAction={`mailto:${address}`} formMethod="post" formEncType="text/plain">
        {words.action}
      </Send>
      <Status as="p" role="status">
        {opened && (
          <>
            {before}
            {after !== undefined && <a href={`mailto:${address}`}>{address}</a>}
            {after}
          </>
        )}
      </Status>
    </Form>
  )
}

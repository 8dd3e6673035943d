import { type FormEvent, useRef, useState } from 'react'
import { useContent } from '../../content.ts'
import { foreign } from '../../ui/foreign.ts'
import { MailAddress } from '../../ui/text/MailAddress.tsx'
import { typedIn, useDraft } from './draft.ts'
import { Fields } from './Fields.tsx'
import type { FormProps } from './Form.tsx'
import { Foot, Form, Send, Status, useStatusInView } from './Form.tsx'
import { mailAddress, mailto } from './mailto.ts'

/** Opens a `mailto:` address in the visitor's mail program. */
function open(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.click()
}

/**
 * The form that opens the visitor's mail program with what was typed, which also stays in the form. Without scripts the
 * browser submits it to the same address, and whoever has no mail program reads it there, if not among the profiles.
 */
export function MailForm({ labels, sectionId }: FormProps) {
  const { site, socials } = useContent()
  const { email: address } = site.owner
  const form = useRef<HTMLFormElement>(null)
  const keep = useDraft(form, sectionId)
  /** How often the mail program was opened with what the form still holds. */
  const [opened, setOpened] = useState<number>()
  const status = useStatusInView(opened)

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    open(mailto(address, typedIn(event.currentTarget), labels))
    setOpened((before = 0) => before + 1)
  }

  const edit = () => {
    keep()
    setOpened(undefined)
  }

  const [before, after] = labels.opened.split('{email}')
  return (
    <Form ref={form} onInput={edit} onSubmit={send}>
      <Fields labels={labels} />
      <Foot>
        {/* On the form itself, a `mailto:` address makes browsers warn on an https page. */}
        <Send
          type="submit"
          formAction={`mailto:${address}`}
          formMethod="post"
          formEncType="text/plain"
          {...foreign(labels.action)}
        >
          {labels.action}
        </Send>
        <Status ref={status} role="status" {...foreign(labels.opened)}>
          {opened && (
            <p>
              {before}
              {after !== undefined && <a href={`mailto:${address}`}>{address}</a>}
              {after}
            </p>
          )}
        </Status>
      </Foot>
      {!socials.some(({ href }) => mailAddress(href)) && (
        <noscript>
          <a href={`mailto:${address}`}>
            <MailAddress address={address} />
          </a>
        </noscript>
      )}
    </Form>
  )
}

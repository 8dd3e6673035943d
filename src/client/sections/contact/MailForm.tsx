import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { ContactFormOptions as FormLabels } from '../../../../schema/model/sections/form.ts'
import { dataGround, dataUnhydrated } from '../../../shared/dataAttributes.ts'
import { machineMail } from '../../../shared/mail.ts'
import { useContent } from '../../content.ts'
import { foreign, MailAddress } from '../../ui/text/words.tsx'
import { fieldOf, typedIn, useDraft } from './draft.ts'
import { Fields } from './Fields.tsx'
import { Foot, Form, type FormProps, Send, Status, useBlankCheck, useStatusInView } from './formParts.tsx'
import { mailAddress, mailBody, mailto } from './mailto.ts'

/** Opens a `mailto:` address in the visitor's mail program. */
function open(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.click()
}

/**
 * The form that opens the visitor's mail program with what was typed, which also stays in the form. Where React does not
 * come, the browser submits it to the same address, and whoever has no mail program reads it there, if not among the
 * profiles.
 */
export function MailForm({ labels, sectionId, ground }: FormProps) {
  const { site, socials } = useContent()
  // The check asks for an address where a form writes to it.
  const { email: address = '' } = site.owner
  const form = useRef<HTMLFormElement>(null)
  const keep = useDraft(form, sectionId)
  const blank = useBlankCheck(form, labels)
  /** How often the mail program was opened with what the form still holds. */
  const [opened, setOpened] = useState<number>()
  const status = useStatusInView(opened)

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (blank.isFound()) return
    open(mailto(address, typedIn(event.currentTarget), labels))
    setOpened((before = 0) => before + 1)
  }

  const edit = () => {
    keep()
    blank.forget()
    setOpened(undefined)
  }

  const [before, after] = labels.opened.split('{email}')
  return (
    <Form ref={form} {...{ [dataGround]: ground }} onInput={edit} onSubmit={send}>
      <Fields labels={labels} errors={blank.errors} />
      <Foot>
        {/* On the form itself, a `mailto:` address makes browsers warn on an https page. */}
        <Send
          type="submit"
          formAction={machineMail(`mailto:${address}`)}
          formMethod="post"
          formEncType="text/plain"
          {...foreign(labels.action)}
        >
          {labels.action}
        </Send>
        <Answer ref={status} role="status" data-large={opened ? '' : undefined}>
          {opened && (
            <>
              <Opened style={{ '--longest': address.length / 2 }} {...foreign(labels.opened)}>
                {before}
                {after !== undefined && <a href={machineMail(`mailto:${address}`)}>{address}</a>}
                {after}
              </Opened>
              <CopyMessage labels={labels} form={form} />
            </>
          )}
        </Answer>
      </Foot>
      {!socials.some(({ href }) => mailAddress(href)) && (
        <AddressToRead href={machineMail(`mailto:${address}`)}>
          <MailAddress address={address} />
        </AddressToRead>
      )}
    </Form>
  )
}

/** Words as large as a heading stand below the button. */
const Answer = styled(Status)`
  &[data-large] {
    container-type: inline-size;
    flex-basis: 100%;
    max-inline-size: none;
  }
`

/**
 * What became of a message that only the mail program can send, as large as a heading: whoever has no such program takes
 * the address and the message from here.
 */
const Opened = styled.p`
  /* The address fits a line. */
  font: var(--display-weight) clamp(var(--type-lead), 100cqi / var(--longest), var(--type-heading)) /
    calc(1.1 + var(--diacritics)) var(--display);
  font-stretch: var(--display-width);
  letter-spacing: var(--tight);
`

interface CopyProps {
  labels: FormLabels
  form: RefObject<HTMLFormElement | null>
}

/** The button that copies the message, as the mail would have it; where the browser forbids that, it is selected. */
function CopyMessage({ labels, form }: CopyProps) {
  const [isCopied, setCopied] = useState(false)
  const label = isCopied ? labels.copied : labels.copy
  const copy = async () => {
    if (!form.current) return
    try {
      await navigator.clipboard.writeText(mailBody(typedIn(form.current), labels))
      setCopied(true)
    } catch {
      const field = fieldOf(form.current, 'message')
      field?.focus()
      field?.select()
    }
  }
  return (
    <Copy type="button" onClick={copy} {...foreign(label)}>
      {label}
    </Copy>
  )
}

const Copy = styled.button`
  min-block-size: var(--control);
  margin-block-start: var(--space-3);
  padding: var(--space-1) var(--space-3);
  border: var(--hairline) solid var(--field-edge);
  border-radius: var(--radius);
  font-weight: 600;
  transition: border-color var(--quick) var(--ease);

  &:hover {
    border-color: var(--text);
  }
`

/** The address, for where no script can say it once the mail program was opened. */
const AddressToRead = styled.a`
  display: none;

  @media (scripting: none) {
    display: inline;
  }

  [${dataUnhydrated}] & {
    display: inline;
  }
`

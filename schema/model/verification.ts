import { z } from 'zod'
import { machineText } from './fields.ts'

/** The name of the `<meta>` element by which each service verifies a site. */
export const verificationNames: Readonly<Record<string, string>> = {
  google: 'google-site-verification',
  bing: 'msvalidate.01',
  yandex: 'yandex-verification',
  baidu: 'baidu-site-verification',
  naver: 'naver-site-verification',
  pinterest: 'p:domain_verify',
  facebook: 'facebook-domain-verification',
}

const codeOf = (service: string) =>
  machineText(
    `The code of ${service}: what stands in content="…" of the element that it shows. If it gives you a file instead, put that into public/ beside this file.`,
  )
    .regex(/^[\w+/-]+={0,2}$/, 'the code alone, as it stands in content="…"')
    .optional()

/** Codes by which services know that a site is its owner's. */
export const verification = z
  .strictObject({
    google: codeOf('Google Search Console'),
    bing: codeOf('Bing Webmaster Tools'),
    yandex: codeOf('Yandex Webmaster'),
    baidu: codeOf('Baidu'),
    naver: codeOf('Naver Search Advisor'),
    pinterest: codeOf('Pinterest'),
    facebook: codeOf('Meta'),
  })
  .meta({
    description:
      'Codes by which search engines and other services verify that the site is yours; each becomes an element in the head of the start page.',
  })

import type { Page } from '@playwright/test'
import { expect, rest, untilHydrated } from '../test.ts'

/** What a visitor types: letters, signs and line breaks that a wrong encoding would spoil. */
export const typed = {
  name: 'Ada & Söhne 🦊',
  email: 'ada+site@example.com',
  message: '1 + 1 = 2\n\n100 % & more?',
}
/** The fields as the form sends them. */
export const sent = { ...typed, message: typed.message.replaceAll('\n', '\r\n'), access_key: 'a-b-c' }

export const section = (page: Page) => page.locator('#contact')
export const button = (page: Page) => section(page).getByRole('button')
export const status = (page: Page) => section(page).getByRole('status')

/** Opens the page at its form, and waits until it is hydrated and at rest. */
export async function open(page: Page): Promise<void> {
  await page.goto('/#contact')
  await untilHydrated(button(page))
  await rest(section(page))
}

export async function fill(page: Page): Promise<void> {
  await page.getByLabel('Name').fill(typed.name)
  await page.getByLabel('Email').fill(typed.email)
  await page.getByLabel('Message').fill(typed.message)
}

export async function expectKept(page: Page): Promise<void> {
  await expect(page.getByLabel('Name')).toHaveValue(typed.name)
  await expect(page.getByLabel('Email')).toHaveValue(typed.email)
  await expect(page.getByLabel('Message')).toHaveValue(typed.message)
}

export const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => /draft/.test(key)))

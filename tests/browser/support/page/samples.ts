import type { Locator, Page } from '@playwright/test'
import { written } from '../../../sites/content.ts'
import { expect } from '../test.ts'

export const projects = written('projects')
export const testimonials = written('testimonials')

/** The section with the cards. */
export const projectsOf = (page: Page): Locator => page.getByRole('region', { name: projects.heading })

/** The section with the carousel. */
export const feedbackOf = (page: Page): Locator => page.getByRole('region', { name: testimonials.heading })

/** The carousel itself, once there is something to show in it. */
export const carouselOf = (page: Page): Locator => page.getByRole('group', { name: testimonials.label })

/** The slides that a visitor can reach: inert ones are hidden from him, but a locator still finds them by role. */
export const slideOf = (carousel: Locator): Locator =>
  carousel.getByRole('group').and(carousel.page().locator(':not([inert] *)'))

/** Opens the page and jumps to a section, as a link to its anchor does. */
export async function goTo(page: Page, section: Locator): Promise<void> {
  await page.goto('/')
  await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
}

/** Opens the page at its projects and waits for the samples. */
export async function openProjects(page: Page): Promise<Locator> {
  const section = projectsOf(page)
  await goTo(page, section)
  await expect(section.getByRole('link', { name: 'View Project' })).not.toHaveCount(0)
  return section
}

/** Opens the page at its testimonials and waits for them. */
export async function openFeedback(page: Page): Promise<Locator> {
  await goTo(page, feedbackOf(page))
  const carousel = carouselOf(page)
  await expect(slideOf(carousel)).toBeVisible()
  return carousel
}

/** Makes `Math.random` return the same `number`, from 0 to 1, so that what has no seed is the same on every load. */
export const fixChance = (page: Page, number: number) =>
  page.addInitScript((number) => {
    Math.random = () => number
  }, number)

import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Types a part of a breed's name and takes the first one offered, by the keyboard: the list under it follows what is typed. */
export async function chooseBreed(page: Page, typed: string, offered: RegExp) {
  const breed = page.getByRole('combobox', { name: 'Breed name' })
  const answered = page.waitForResponse((response) => response.url().includes('getBreeds') && response.url().includes(typed))
  await breed.fill(typed)
  await answered
  await expect(page.getByRole('option').first()).toHaveText(offered)
  await breed.press('ArrowDown')
  await breed.press('Enter')
  await expect(breed).toHaveValue(offered)
  await expect(page.getByLabel('Chosen')).toBeVisible()
}

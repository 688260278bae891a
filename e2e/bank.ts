import type { Page } from '@playwright/test'

/** Pays with the card whose bank asks first; the page of the bank. */
export async function askedByBank(page: Page): Promise<Page> {
  await page.getByRole('button', { name: 'Use this card: it asks you to confirm with the bank' }).click()
  await page.getByRole('button', { name: /^Pay £/ }).click()
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: /Go to your bank/ }).click()
  return opening
}

import { expect, expectAccessible, signInAs, test } from './journey.ts'

/** On the pages that every account has, a professional keeps the pages of their trade, and can look a chip up from any of them. */
test('a rescue goes from its animals to its payments and its password, and looks a chip up from there', async ({ page }) => {
  await signInAs(page, 'wilma')
  await page.goto('/welfare-dashboard/animals')
  const account = page.getByRole('navigation', { name: 'Your account' })
  const trade = page.getByRole('navigation', { name: 'Your organisation' })
  await account.getByRole('link', { name: 'Payments' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your payments')
  await expect(trade.getByRole('link', { name: 'Look up keepers' })).toBeVisible()
  await expectAccessible(page)
  await account.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Look up a chip' }).filter({ visible: true }).fill('977200009412683')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/welfare-dashboard\/lookup\?chip=977200009412683$/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See what anyone can see about 977200009412683' }).click()
  await expect(page.getByRole('heading', { name: /registered/i }).first()).toBeVisible()
})

import type { Page } from '@playwright/test'
import * as z from 'zod'
import { expect, expectAccessible, signInAs, test, tokenIn } from './journey.ts'

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

/** Idris holds chips of ours and has implanted others: what is his stands before what anyone may know. */
test('an implanter who looks up a chip is shown their own record of it first', async ({ page }) => {
  await signInAs(page, 'idris')
  const { items: held } = Numbers.parse(await listAs(page, 'getChipsForImplanter', 'GET'))
  const { items: implanted } = Numbers.parse(await listAs(page, 'getImplanterImplantedChips', 'POST'))
  const [inStock, inAnimal] = [held.find(({ use }) => use === 'ready'), implanted[0]]
  if (!inStock || !inAnimal) throw new Error('Idris has no chip in stock, or has implanted none')
  await page.goto('/implanter-dashboard/payouts')
  const field = page.getByRole('textbox', { name: 'Look up a chip' }).filter({ visible: true })

  await test.step('one in stock', async () => {
    await field.fill(inStock.number)
    await page.keyboard.press('Enter')
    const own = page.getByRole('region', { name: 'This chip is in your stock, and you haven’t used it' })
    await expect(own).toContainText('Batch')
    await expect(own.getByRole('link', { name: 'Register this chip' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('one in an animal, which can’t be registered again', async () => {
    await page.goto(`/home?chip=${inAnimal.number}`)
    const own = page.getByRole('region', { name: 'You implanted this chip' })
    await expect(own).toContainText('Implanted')
    await expect(own).toContainText('Status')
    await expectAccessible(page)
  })
})

const Numbers = z.object({ items: z.array(z.object({ number: z.string(), use: z.string().nullable().optional() })) })

async function listAs(page: Page, call: string, method: 'GET' | 'POST'): Promise<unknown> {
  const authorization = (await tokenIn(page)) ?? ''
  const asked = { method, headers: { authorization }, ...(method === 'POST' && { data: {} }) }
  const response = await page.request.fetch(`/api/v1/user/${call}`, asked)
  return z.object({ data: z.unknown() }).parse(await response.json()).data
}

import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { textOfPdf } from '../src/testing/pdftext.ts'
import { firstOrder, test } from './alone.ts'
import { expect, expectAccessible } from './journey.ts'
import { join, newcomer } from './newcomer.ts'

const Stock = z.object({ items: z.array(z.object({ sku: z.string(), stock: z.coerce.number() })) })

test('someone sends part of an order back: it is refunded to the penny when it arrives, and can be sold again', async ({
  page,
  outbox,
  staff,
  daysPass,
}) => {
  const omar = newcomer('Omar Finch')
  const stockOf = async (sku: string) =>
    Stock.parse(JSON.parse(await staff('list-shop-stock', '--json'))).items.find((item) => item.sku === sku)?.stock
  const before = await stockOf('webbing-collar.small')
  let order = ''

  await test.step('Omar buys two collars and a painted bowl', async () => {
    await join(page, outbox, omar)
    await page.goto('/products/webbing-collar')
    await page.getByLabel('How many').selectOption('2')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByText('It’s in your cart')).toBeVisible()
    await page.goto('/products/stoneware-bowl')
    await page.getByLabel('What should we write on it?').fill('Flint')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('link', { name: 'See your cart' }).click()
    await page.getByRole('link', { name: 'Go to checkout' }).click()
    await page.getByRole('button', { name: /^Order and pay/ }).click()
    await page.getByRole('button', { name: 'Use this card: it pays straight away' }).click()
    await page.getByRole('button', { name: /^Pay £/ }).click()
    await expect(page.getByRole('heading', { name: /^Paid/ })).toBeVisible()
    expect(await stockOf('webbing-collar.small')).toBe((before ?? 0) - 2)
  })

  await test.step('our staff send it, and it arrives', async () => {
    order = firstOrder(await staff('list-shop-orders', '--json'))
    await staff('pack-shop-order', '--order-id', order)
    await staff('send-shop-order', '--order-id', order, '--tracking', 'RM 7')
    await staff('deliver-shop-order', '--order-id', order)
  })

  await test.step('after a week he sends one collar back; the bowl is his, because it has a name on it', async () => {
    await daysPass(7)
    await page.goto('/customer-dashboard/orders')
    await page.getByRole('button', { name: 'Send something back' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Why are you sending it back?').selectOption('I’ve changed my mind')
    await dialog.getByLabel('How many of: Stoneware bowl').selectOption('1')
    await dialog.getByRole('button', { name: 'Send it back' }).click()
    await expect(dialog.getByText(/engraved for you/).first()).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('How many of: Stoneware bowl').selectOption('0')
    await dialog.getByLabel('How many of: Soft webbing collar').selectOption('1')
    await dialog.getByRole('button', { name: 'Send it back' }).click()
    await expect(page.locator('span').getByText('Coming back', { exact: true })).toBeVisible()
    await expect(page.getByText('1 coming back')).toBeVisible()
  })

  await test.step('it arrives: £8.99 goes back, with a credit note, and the collar is on sale again', async () => {
    expect(await staff('receive-shop-return', '--order-id', order, '--resell', 'yes')).toContain('8.99')
    await outbox.message(omar.email, '£8.99')
    await page.reload()
    await expect(page.getByText('1 returned')).toBeVisible()
    await expect(page.locator('span').getByText('Partly returned')).toBeVisible()
    expect(await stockOf('webbing-collar.small')).toBe((before ?? 0) - 1)
    await page.goto('/customer-dashboard/payments')
    const printing = page.waitForEvent('download')
    await page.getByRole('button', { name: /credit note/i }).click()
    expect(textOfPdf(readFileSync(await (await printing).path()))).toContain('£8.99')
    await expectAccessible(page)
  })
})

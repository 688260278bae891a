import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { textOfPdf } from '../src/testing/pdftext.ts'
import { firstOrder, test } from './alone.ts'
import { askedByBank } from './bank.ts'
import { expect, expectAccessible } from './journey.ts'
import { newcomer } from './newcomer.ts'

test('a guest fills a cart, opens an account on the way, and pays with a coupon and a step at the bank', async ({
  page,
  outbox,
  staff,
}, info) => {
  const nell = newcomer('Nell Ashby')

  await test.step('she searches with a slip of the finger, and has a bowl painted with a name', async () => {
    await page.goto('/products')
    await page.getByLabel('What are you looking for?').fill('stonware bowl')
    // Nothing moves any more once only what was searched for is left.
    await expect(page.getByRole('link', { name: /bowl/i })).toHaveCount(1)
    await page.getByRole('link', { name: 'Stoneware bowl' }).click()
    await expect(page.getByRole('heading', { name: 'Stoneware bowl', level: 1 })).toBeVisible()
    await page.getByRole('radio', { name: 'Medium' }).check()
    await page.getByLabel('What should we write on it?').fill('Bramble')
    await expect(page.getByRole('img', { name: 'How it will look: Bramble' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByText('It’s in your cart')).toBeVisible()
    await expect(cartLink(page)).toHaveAccessibleName('Cart 1 item')
  })

  await test.step('two collars more; all of it is still there when she comes back', async () => {
    await page.goto('/products/webbing-collar')
    await page.getByLabel('How many').selectOption('2')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(cartLink(page)).toHaveAccessibleName('Cart 3 items')
    const kept = await page.context().storageState()
    const again = await page
      .context()
      .browser()
      ?.newContext({ storageState: kept, baseURL: info.project.use.baseURL ?? new URL(page.url()).origin })
    const later = await again?.newPage()
    await later?.goto(`${new URL(page.url()).origin}/cart`)
    await expect(later?.getByText('Medium, “Bramble”') ?? page.locator('none')).toBeVisible()
    await again?.close()
  })

  await test.step('a coupon that is over says so; one that is not takes its tenth off', async () => {
    await page.goto('/cart')
    await page.getByLabel('Coupon').fill('spring')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('This coupon has expired').first()).toBeVisible()
    await page.getByLabel('Coupon').fill('welcome10')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('10% off')).toBeVisible()
    // £20.99 and twice £8.99, a tenth off each line, and £3.95 to send it.
    await expect(page.getByText('£39.02')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('checkout asks who she is; she opens an account and is led back', async () => {
    await page.getByRole('link', { name: 'Go to checkout' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
    await openAccount(page, nell)
    const code = /\d{6}/.exec(await outbox.message(nell.mobile, /is your Homeward code/))?.[0] ?? ''
    await page.getByLabel('Code from the text message').fill(code)
    await page.getByRole('button', { name: 'Confirm number' }).click()
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
    await expect(page.getByLabel('Town or city')).toHaveValue('Hereford')
    await expectAccessible(page)
  })

  await test.step('she pays; her bank asks whether it is her', async () => {
    await page.getByRole('button', { name: 'Order and pay £39.02' }).click()
    const bank = await askedByBank(page)
    await bank.getByRole('button', { name: 'Approve payment' }).click()
    await expect(page.getByRole('heading', { name: /^Paid/ })).toBeVisible()
    await bank.close()
    await expect(cartLink(page)).toHaveAccessibleName('Cart')
    await expectAccessible(page)
  })

  await test.step('the invoice names each line, its VAT and what was paid', async () => {
    const printing = page.waitForEvent('download')
    await page.getByRole('button', { name: /^VAT invoice/ }).click()
    const text = textOfPdf(readFileSync(await (await printing).path()))
    for (const words of ['Stoneware bowl', 'Soft webbing collar', 'Nell Ashby', '£39.02', '£6.50']) expect(text).toContain(words)
  })

  await test.step('she follows it: ordered, packed, on its way', async () => {
    await outbox.message(nell.email, 'You paid £39.02')
    const order = firstOrder(await staff('list-shop-orders', '--json'))
    await staff('pack-shop-order', '--order-id', order)
    await staff('send-shop-order', '--order-id', order, '--tracking', 'RM 12 345')
    await outbox.message(nell.email, 'RM 12 345')
    await page.goto('/customer-dashboard/orders')
    await expect(page.locator('span').getByText('On its way')).toBeVisible()
    await expect(page.getByText('Tracking: RM 12 345.')).toBeVisible()
    await expectAccessible(page)
  })
})

test('what ten tabs put into one cart at the same moment is all there, in each of them', async ({ page }) => {
  const context = page.context()
  const tabs = await Promise.all(Array.from({ length: 10 }, () => context.newPage()))
  await Promise.all(tabs.map((tab) => tab.goto('/products/webbing-collar')))
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Add to cart' }).click()))
  for (const tab of tabs) await expect(cartLink(tab)).toHaveAccessibleName('Cart 10 items')
})

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ })

async function openAccount(page: Page, { name, email, mobile }: { name: string; email: string; mobile: string }) {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Town or city')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Postcode').fill('HR1 2BX')
  await page.getByRole('button', { name: 'Find address' }).click()
  await expect(page.getByLabel('Town or city')).toHaveValue('Hereford')
  await expect(page.getByLabel('Town or city')).not.toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('House number or name, and street').fill('9 Mill Street')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Password', { exact: true }).fill('three random words')
  await page.getByRole('checkbox', { name: 'I’m a person' }).check()
  await expect(page.getByText('Checked. You can continue.')).toBeVisible()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm your mobile number' })).toBeVisible()
}

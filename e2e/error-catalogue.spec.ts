import type { Page } from '@playwright/test'
import { expect, expectAccessible, signInAs, test, tokenIn } from './journey.ts'

/** Every row of the error catalogue, as a person meets it. */

const call = (name: string) => `**/api/v1/user/${name}*`
const failure = (message: string, error = message) => ({ status: 409, json: { statusCode: 409, message, error, code: 'made' } })

test('a browser without a connection says “No Internet Connection”', async ({ page, context }) => {
  await page.goto('/home')
  const field = page.getByRole('textbox', { name: 'Microchip number' })
  await field.fill('968 000 000 000 001')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Look up this chip' }).click()
  await expect(page.getByText('No Internet Connection').first()).toBeVisible()
  await expect(field).toHaveValue('968 000 000 000 001')
})

test('a visit without a connection gets a page of ours, which tries again', async ({ page, context }) => {
  await page.goto('/faq')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  await context.setOffline(true)
  await page.goto('/microchipping')
  await expect(page).toHaveTitle('No Internet Connection')
  await expectAccessible(page)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('chip')
})

test('an answer 401 removes the token and leads to the login page, and back afterwards', async ({ page }) => {
  await page.goto('/home')
  await page.evaluate(() => {
    const claims = btoa(
      JSON.stringify({ sub: '1', sid: '1', name: 'Anna Hughes', email: 'anna@homeward.example', userType: 'Customer', exp: 4_000_000_000 }),
    )
    localStorage.setItem('homeward.token', `e30.${claims}.forged`)
  })
  await page.goto('/customer-dashboard/profile')
  await expect(page).toHaveURL(/\/login\?path=%2Fcustomer-dashboard%2Fprofile/)
  expect(await tokenIn(page)).toBeNull()
})

test('feature flags that do not load are said with “Something Went Wrong”', async ({ page }) => {
  await page.route(call('getFeatureFlags'), (route) => route.abort())
  await page.goto('/home')
  await expect(page.getByText('Something Went Wrong', { exact: true })).toBeVisible()
})

test('a file that does not download is said with “Failed to download the file” under “Error”', async ({ page }) => {
  await signInAs(page, 'anna')
  await page.route(call('exportMyData'), (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.goto('/customer-dashboard/profile')
  await page.getByRole('button', { name: /download/i }).click()
  const toast = page.getByRole('alert').filter({ hasText: 'Failed to download the file' })
  await expect(toast).toContainText('Error')
})

test('a file that is refused says why', async ({ page }) => {
  await signInAs(page, 'anna')
  await page.route(call('exportMyData'), (route) => route.fulfill(failure('not these words', 'Your licence ended on 10 December.')))
  await page.goto('/customer-dashboard/profile')
  await page.getByRole('button', { name: /download/i }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Your licence ended on 10 December.' })).toBeVisible()
  await expect(page.getByText('Failed to download the file')).toHaveCount(0)
})

test('any other refusal is said in the words of its error field', async ({ page }) => {
  await signInAs(page, 'anna')
  await page.route(call('get-chip-info'), (route) => route.fulfill(failure('not these words', 'The words of the error field')))
  await page.goto('/home')
  // Until then the browser sends the form by itself, past the answer made here.
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.getByRole('textbox', { name: 'Microchip number' }).fill('968000000000002')
  await page.getByRole('button', { name: 'Look up this chip' }).click()
  await expect(page.getByText('The words of the error field').first()).toBeVisible()
  await expect(page.getByText('not these words')).toHaveCount(0)
})

test('a cart whose count is refused shows the message of the answer', async ({ page }) => {
  await signInAs(page, 'anna')
  await page.route(call('getCartCount'), (route) => route.fulfill(failure('The cart is being moved', 'not these words')))
  await page.goto('/home')
  await expect(page.getByRole('alert').filter({ hasText: 'The cart is being moved' })).toBeVisible()
  await expect(page.getByText('not these words')).toHaveCount(0)
})

test('a cart whose count never arrives is said with “Something went wrong” under “Error”', async ({ page }) => {
  await signInAs(page, 'anna')
  await page.route(call('getCartCount'), (route) => route.abort())
  await page.goto('/home')
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toContainText('Error')
})

test('a logout that the server refuses shows the message of the answer', async ({ page }) => {
  await signInAs(page, 'anna')
  await page.route(call('logout'), (route) => route.fulfill(failure('The register is being moved')))
  await page.goto('/home')
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page.getByText('The register is being moved')).toBeVisible()
})

test('a logout that never arrives is said with “Something went wrong”', async ({ page }) => {
  await signInAs(page, 'anna')
  await page.route(call('logout'), (route) => route.abort())
  await page.goto('/home')
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible()
})

test('a logout says “Logout Success!”, removes the token and leads to the login page', async ({ page }) => {
  await signInAs(page, 'anna')
  await page.goto('/home')
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page.getByText('Logout Success!')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  expect(await tokenIn(page)).toBeNull()
})

test('after an hour without a sign of life a person is warned, and then logged out', async ({ page }) => {
  await page.clock.install()
  await signInAs(page, 'anna')
  await page.goto('/customer-dashboard')
  await goAwayUntilWarned(page)
  await expectAccessible(page)
  await page.clock.fastForward('01:00')
  await expect(page).toHaveURL(/\/login/)
  expect(await tokenIn(page)).toBeNull()
})

test('a person who answers the warning stays logged in', async ({ page }) => {
  await page.clock.install()
  await signInAs(page, 'bryony')
  await page.goto('/breeder-dashboard')
  await goAwayUntilWarned(page)
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await page.clock.fastForward('02:00')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(await tokenIn(page)).not.toBeNull()
})

/** The hour begins when the watch for idle people stands, and that is fetched after the page: whoever left before is away a second hour. */
async function goAwayUntilWarned(page: Page) {
  await expect(async () => {
    await page.clock.fastForward('59:20')
    await expect(page.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 20_000 })
}

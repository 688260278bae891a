import { expect, test } from './journey.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('whoever goes to a page whose code doesn’t come lands on that page, not on the old one', async ({ page }) => {
  await page.goto('/contact-us')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  // As after a new version of the site: what this page asks for is gone, and the document of the next one knows better.
  await page.route('**/assets/AboutPage*.js', (route) =>
    new URL(route.request().frame().url()).pathname === '/about-us' ? route.continue() : route.abort(),
  )
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about-us')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A register built to get lost pets home')
})

test('without a signal whoever goes to another page stays on theirs, with what they’ve typed, and gets there later', async ({
  page,
  context,
}) => {
  await page.goto('/lost-found/found/en')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  const where = page.getByLabel('Where did you find or see it?')
  await where.fill('Truro')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  page.on('dialog', (dialog) => dialog.accept())
  const leave = () => page.getByRole('link', { name: 'Sign in' }).click()
  await leave()
  await expect(page.getByText('No Internet Connection.')).toBeVisible()
  await expect(page).toHaveURL('/lost-found/found/en')
  await expect(where).toHaveValue('Truro')
  await context.setOffline(false)
  await expect(page.getByText('No Internet Connection.')).toBeHidden()
  await leave()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
})

import { expect, test } from './journey.ts'

test.use({ javaScriptEnabled: false, locale: 'pl' })

test('a finder whose browser runs no scripts reports a dog in Polish, and loses nothing when something is wrong', async ({
  page,
  outbox,
}) => {
  const finder = `ola.${Date.now()}@homeward.example`
  await page.goto('/lost-found/found')
  await expect(page).toHaveURL(/\/lost-found\/found\/pl$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zgłoś znalezione zwierzę')
  await page.getByRole('radio', { name: 'Pies' }).check()
  await page.getByLabel('Gdzie je znaleziono lub widziano?').fill('Nowhere-on-Sea')
  await page.getByLabel('Twój adres e-mail lub numer telefonu komórkowego').fill(finder)
  await page.getByRole('button', { name: 'Wyślij zgłoszenie' }).click()

  await expect(page.getByRole('alert')).toContainText('Wybierz, gdzie zwierzę jest teraz')
  await expect(page.getByRole('radio', { name: 'Pies' })).toBeChecked()
  await expect(page.getByLabel('Twój adres e-mail lub numer telefonu komórkowego')).toHaveValue(finder)
  await page.getByRole('radio', { name: 'U mnie' }).check()
  await page.getByLabel('Gdzie je znaleziono lub widziano?').fill('Truro')
  await page.getByRole('button', { name: 'Wyślij zgłoszenie' }).click()

  await expect(page.getByText('Dziękujemy. Zgłoszenie jest na naszej liście.')).toBeVisible()
  await expect(page.getByText('You must return the dog or report it now')).toBeVisible()
  await outbox.message(finder, 'Thank you for reporting the animal you found')
})

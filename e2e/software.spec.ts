import { expect, expectAccessible, signInAs, test } from './journey.ts'

test('an implanter connects their software: a double click makes one key and one webhook', async ({ page }) => {
  await signInAs(page, 'idris')
  await page.goto('/api-keys')
  const dialog = page.getByRole('dialog')

  await test.step('a key, which is shown once', async () => {
    await page.getByRole('button', { name: 'Create an API key' }).first().click()
    await dialog.getByLabel('Name').fill('Van reader')
    await dialog.getByRole('button', { name: 'Create key' }).dblclick()
    await expect(dialog.getByText(/hw_sandbox_\w+\./)).toBeVisible()
    await dialog.getByRole('button', { name: 'I’ve saved my key' }).click()
    await expect(page.getByRole('heading', { name: 'Van reader' })).toHaveCount(1)
  })

  await test.step('a webhook', async () => {
    await page.getByRole('button', { name: 'Add a webhook' }).click()
    await dialog.getByLabel('Address of your server').fill('https://van.example/hook')
    await dialog.getByRole('button', { name: 'Add webhook' }).dblclick()
    await expect(page.getByText('Copy the secret of your webhook')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'https://van.example/hook' })).toHaveCount(1)
    await expectAccessible(page)
  })
})

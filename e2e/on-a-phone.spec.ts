import { PETS } from '../src/features/pets/demopets.ts'
import { expect, expectAccessible, newChip, signInAs, test } from './journey.ts'

/** What a hand on a phone runs into: small things that lose the thread. */
test.use({ viewport: { width: 360, height: 740 } })

test('the scanner gives the focus back to the button that opened it', async ({ page }) => {
  await page.goto('/home')
  const scan = page.getByRole('button', { name: 'Scan the label' })
  await scan.click()
  await expect(page.getByRole('dialog', { name: 'Scan a label or tag' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(scan).toBeFocused()
})

test('a town that is found by its postcode is no longer asked for', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('Full name').fill('Nell Ashby')
  await page.getByLabel('E-mail address').fill('nell.found@example.com')
  await page.getByLabel('Mobile number').fill('07700 900841')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Postcode').fill('HR1 2BX')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Town or city')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Find address' }).click()
  await expect(page.getByLabel('Town or city')).toHaveValue('Hereford')
  await expect(page.getByLabel('Town or city')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Enter a town or city')).toHaveCount(0)
})

test('a slip in a well-known e-mail address is put right with one press', async ({ page }) => {
  await page.goto('/register')
  const email = page.getByLabel('E-mail address')
  await email.fill('nell.ashby@gmial.com')
  await email.press('Tab')
  await page.getByRole('button', { name: 'nell.ashby@gmail.com' }).click()
  await expect(email).toHaveValue('nell.ashby@gmail.com')
  await expect(page.getByText('Did you mean')).toHaveCount(0)
})

test('what is typed into a field with suggestions takes the place of what the key Tab has selected', async ({ page }) => {
  const site = page.getByRole('combobox', { name: 'Where the chip is' })
  await signInAs(page, 'idris')
  await page.goto(`/implanter-dashboard/manage-chips/register-chip?chip=${newChip()}`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: 'No chip' }).check()
  await site.fill('Left side of the neck')
  await site.press('Tab')
  await page.reload()
  await expect(site).toHaveValue('Left side of the neck')
  await page.getByRole('textbox', { name: 'Year' }).focus()
  const list = page.waitForResponse(/Suggestions/)
  await page.keyboard.press('Tab')
  await list
  await expect(site).toBeFocused()
  await expect(site).toHaveClass(/mantine/)
  await page.keyboard.type('Right side of the neck')
  await expect(site).toHaveValue('Right side of the neck')
})

test('a pet has several photos, and one that was removed by mistake comes back', async ({ page }) => {
  const pet = PETS.findLast(({ keeper, isUnpaid, diedDaysAgo }) => keeper === 'anna' && !isUnpaid && !diedDaysAgo)
  await signInAs(page, 'anna')
  await page.goto('/customer-dashboard/pets')
  await page
    .getByRole('main')
    .getByRole('link', { name: pet?.name ?? '' })
    .first()
    .click()
  const photos = page.getByRole('region', { name: 'Photos' })
  const before = await photos.getByRole('img').count()
  for (const [file, at] of [
    ['public/icon-192.png', 1],
    ['public/icon-512.png', 2],
  ] as const) {
    await photos.locator('input[type=file]').setInputFiles(file)
    await expect(photos.getByRole('img', { name: /^Photo/ })).toHaveCount(before + at)
  }
  const last = `Photo ${before + 2} of ${pet?.name}`
  const address = await photos.getByRole('img', { name: last }).getAttribute('src')
  await photos.getByRole('button', { name: `Make main ${last}` }).click()
  await expect(photos.getByRole('img', { name: `Photo 1 of ${pet?.name}` })).toHaveAttribute('src', address ?? '')
  await photos.getByRole('button', { name: `Remove Photo 1 of ${pet?.name}` }).click()
  await expect(photos.getByRole('img', { name: /^Photo/ })).toHaveCount(before + 1)
  await photos.getByRole('button', { name: 'Undo' }).click()
  await expect(photos.getByRole('img', { name: `Photo 1 of ${pet?.name}` })).toHaveAttribute('src', address ?? '')
  await expectAccessible(page)
})

test('whoever leaves a half-edited form is asked, and keeps what they typed if they stay', async ({ page }) => {
  await signInAs(page, 'anna')
  await page.goto('/customer-dashboard/pets')
  await page.getByRole('main').getByRole('link', { name: 'Biscuit' }).first().click()
  await page.getByRole('button', { name: 'Change Appearance' }).click()
  await page.getByLabel('Markings').fill('A white tip to the tail')
  await page.getByRole('link', { name: 'My pets' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(page.getByLabel('Markings')).toHaveValue('A white tip to the tail')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('A white tip to the tail').first()).toBeVisible()
  await page.getByRole('link', { name: 'My pets' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My pets' })).toBeVisible()
})

test('two tabs keep what each changed, and ask where they differ', async ({ page, context }) => {
  await signInAs(page, 'anna')
  await page.goto('/customer-dashboard/pets')
  await page.getByRole('main').getByRole('link', { name: 'Mabel' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mabel' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Change Appearance' }).click()
  await page.getByRole('combobox', { name: 'Colour' }).fill('Grey')
  await page.getByLabel('Markings').fill('White paws')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('White paws').first()).toBeVisible()

  await other.getByRole('combobox', { name: 'Colour' }).fill('Silver tabby')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  const question = other.getByRole('alert').filter({ hasText: 'This changed while you were editing' })
  await expect(question).toContainText('Colour: Grey')
  await expect(question).not.toContainText('Markings')
  await expect(other.getByRole('combobox', { name: 'Colour' })).toHaveValue('Silver tabby')
  await question.getByRole('button', { name: 'Use this for Colour' }).click()
  await expect(other.getByRole('combobox', { name: 'Colour' })).toHaveValue('Grey')
  await other.getByRole('combobox', { name: 'Colour' }).fill('Silver tabby')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByText('White paws').first()).toBeVisible()
  await expect(other.getByText('Silver tabby').first()).toBeVisible()
})

test('a form that stays on its page saves what was changed back', async ({ page }) => {
  await signInAs(page, 'bryony')
  await page.goto('/breeder-dashboard/listing')
  const listed = page.getByRole('checkbox', { name: 'List me in the breeder search' })
  await expect(listed).toBeChecked()
  for (const isListed of [false, true]) {
    await listed.setChecked(isListed)
    const saved = page.waitForResponse((response) => response.url().endsWith('/updateBreederListing') && response.ok())
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await saved
    await expect(listed).toBeChecked({ checked: isListed })
  }
  await page.reload()
  await expect(listed).toBeChecked()
  await expect(page.getByRole('alert').filter({ hasText: 'This changed while you were editing' })).toHaveCount(0)
})

test('a finder of a missing dog sees what it looks like once its keeper allows it', async ({ page, browser, baseURL }) => {
  const pet = PETS.find(({ keeper, isUnpaid, diedDaysAgo }) => keeper === 'anna' && !isUnpaid && !diedDaysAgo)
  await signInAs(page, 'anna')
  await page.goto('/customer-dashboard/pets')
  await page
    .getByRole('main')
    .getByRole('link', { name: pet?.name ?? '' })
    .first()
    .click()
  await page.getByRole('button', { name: `Report ${pet?.name} missing` }).click()
  await page.getByRole('checkbox', { name: /photo and markings/ }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText(`sees ${pet?.name}’s photo and markings`)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Report .* found$/ }), 'the way to end it, without scrolling').toBeInViewport()

  const finder = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await finder.goto(`/home?chip=${pet?.chipNumber}`)
  await expect(finder.getByText('Is this the animal?')).toBeVisible()
  await page.getByRole('button', { name: 'Hide them' }).click()
  await expect(page.getByRole('button', { name: 'Show them' })).toBeVisible()
  await finder.reload()
  await expect(finder.getByText('Someone is looking for this animal')).toBeVisible()
  await expect(finder.getByText('Is this the animal?')).toHaveCount(0)
  await page.getByRole('button', { name: /^Report .* found$/ }).click()
  await expect(page.getByRole('button', { name: `Report ${pet?.name} missing` })).toBeVisible()
})

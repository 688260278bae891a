import type { Locator, Page } from '@playwright/test'
import { test } from './alone.ts'
import { expect, expectAccessible, newChip, signInAs } from './journey.ts'
import { join, newcomer } from './newcomer.ts'

/** A week at a rescue: a van full of animals from a spreadsheet, where each is kept, what becomes of them, and packs for an adoption day. */
test('five animals come in from a file; each is kept somewhere, and leaves in its own way', async ({ page, outbox, somebody }) => {
  const rosa = newcomer('Rosa Dale')
  const names = ['Ash', 'Birch', 'Cedar', 'Hazel', 'Rowan']

  await test.step('Wilma checks a file, is told which row to fix, and takes all five in', async () => {
    await signInAs(page, 'wilma')
    await page.goto('/welfare-dashboard/animals/import')
    await chooseFile(page, [...names.slice(0, 4).map((name) => line(name)), line('Rowan', 'by bus')])
    await page.getByRole('button', { name: 'Check this file' }).click()
    await expect(page.getByRole('heading', { name: 'Fix 1 row first' })).toBeVisible()
    await expectAccessible(page)
    await chooseFile(
      page,
      names.map((name) => line(name)),
    )
    await page.getByRole('button', { name: 'Check this file' }).click()
    await page.getByRole('button', { name: 'Register these 5 animals' }).click()
    await expect(page.getByText('5 animals registered')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'See your animals' }).click()
    for (const name of names) await expect(row(page, name)).toContainText('With you')
  })

  await test.step('three of them live in one kennel, and the list shows those', async () => {
    for (const name of ['Ash', 'Birch', 'Cedar']) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
    const bar = page.getByRole('group', { name: 'Selected animals' })
    await expect(bar).toContainText('3 animals selected')
    await expectAccessible(page)
    await bar.getByRole('button', { name: 'More for the selected animals' }).click()
    await bar.getByRole('button', { name: 'Set location' }).click()
    await page.getByRole('dialog').getByLabel('Location').fill('Kennel 4')
    await page.getByRole('button', { name: 'Save location' }).click()
    await expect(bar).toHaveCount(0)
    await page.getByLabel('Location').selectOption({ label: 'Kennel 4' })
    await expect(page.getByRole('row')).toHaveCount(4)
    await expect(row(page, 'Ash')).toContainText('Kennel 4')
  })

  await test.step('all of the kennel are chosen, and let go, in one press', async () => {
    const all = page.getByRole('checkbox', { name: 'Select all 3 on this page' })
    await all.check()
    await expect(page.getByRole('group', { name: 'Selected animals' })).toContainText('3 animals selected')
    await expectAccessible(page)
    await all.uncheck()
    await expect(page.getByRole('group', { name: 'Selected animals' })).toHaveCount(0)
  })

  await test.step('one goes to a foster home, and comes back', async () => {
    const dialog = await whatHappened(page, 'Ash')
    await dialog.getByRole('radio', { name: /^In a foster home/ }).check()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByLabel('Location').fill('Foster home, Otley')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.goto('/welfare-dashboard/animals?state=inFoster')
    await expect(row(page, 'Ash')).toContainText('In foster since')
    await expect(row(page, 'Ash')).toContainText('Foster home, Otley')
    const back = await whatHappened(page, 'Ash')
    await back.getByRole('radio', { name: /^Back with you/ }).check()
    await back.getByRole('button', { name: 'Continue' }).click()
    await back.getByRole('button', { name: 'Save' }).click()
    await expect(back).toHaveCount(0)
    await page.goto('/welfare-dashboard/animals')
    await expect(row(page, 'Ash')).toContainText('With you')
  })

  await test.step('one is reunited; another goes to a rescue, which has to be named', async () => {
    await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: /^All/ }).click()
    const reunited = await whatHappened(page, 'Ash')
    await reunited.getByRole('radio', { name: /^Reunited with its keeper/ }).check()
    await reunited.getByRole('button', { name: 'Continue' }).click()
    await reunited.getByRole('button', { name: 'Save' }).click()
    await expect(row(page, 'Ash')).toContainText('Reunited with its keeper')
    await expect(row(page, 'Ash')).toContainText('You’re still its keeper on the register')
    const gone = await whatHappened(page, 'Birch')
    await gone.getByRole('radio', { name: /^Gone to another organisation/ }).check()
    await gone.getByRole('button', { name: 'Continue' }).click()
    await gone.getByRole('button', { name: 'Save' }).click()
    await expect(gone.getByText('Enter the name of the organisation').first()).toBeVisible()
    await gone.getByLabel('Name of the organisation').fill('Otley Cat Shelter')
    await expectAccessible(page)
    await gone.getByRole('button', { name: 'Save' }).click()
    await expect(row(page, 'Birch')).toContainText('Otley Cat Shelter')
  })

  await test.step('one is put to sleep after a second question, and its record closes', async () => {
    const dialog = await whatHappened(page, 'Cedar')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByText('Choose what happened').first()).toBeVisible()
    await dialog.getByRole('radio', { name: /^Put to sleep/ }).check()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(
      dialog.getByRole('group', { name: 'Why?' }).getByRole('radio').first(),
      'what is asked next stands in sight',
    ).toBeInViewport()
    await dialog.getByRole('group', { name: 'Why?' }).getByRole('radio').first().check()
    await dialog.getByLabel('Who decided?').fill('Hana Osei MRCVS, Otley Vets')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog, 'it asks whether it’s meant').toBeVisible()
    await dialog.getByRole('checkbox', { name: 'Yes, Cedar has been put to sleep' }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(row(page, 'Cedar')).toContainText('Put to sleep')
    await expect(page.getByRole('checkbox', { name: 'Select Cedar' })).toHaveCount(0)
    await expectAccessible(page)
  })

  const codes: string[] = []
  await test.step('two go to an adoption day, each with a pack', async () => {
    for (const name of ['Hazel', 'Rowan']) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
    await page.getByRole('group', { name: 'Selected animals' }).getByRole('button', { name: 'Print packs' }).click()
    const dialog = page.getByRole('dialog', { name: 'Print adoption packs for Hazel and Rowan' })
    await expect(page.getByText('Saved', { exact: true }), 'the toast has faded').toHaveCount(0)
    await expect(dialog).toContainText('Hazel and Rowan: its keeper gave it up.')
    await expectAccessible(page)
    const issued = page.waitForResponse('**/issueAdoptionCodes')
    const printed = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Print 2 packs' }).click()
    codes.push(...(await (await issued).json()).data.codes.map(({ code }: { code: string }) => code))
    expect((await printed).suggestedFilename()).toBe('Adoption packs.pdf')
    for (const name of ['Hazel', 'Rowan']) await expect(row(page, name)).toContainText('Code works until')
  })

  await test.step('Rosa has Hazel’s pack, sees whom the code comes from, and becomes the keeper', async () => {
    const theirs = await somebody()
    await theirs.goto(`/take/${codes[0]}`)
    await expect(theirs.getByRole('heading', { level: 1, name: 'This is Hazel' })).toBeVisible()
    await expect(theirs.getByText('It comes from Kiln Road Rescue')).toBeVisible()
    await expectAccessible(theirs)
    await join(theirs, outbox, rosa)
    await theirs.goto(`/take/${codes[0]}`)
    await theirs.getByRole('button', { name: 'Become the keeper' }).click()
    await expect(theirs.getByRole('heading', { level: 1, name: 'Hazel', exact: true })).toBeVisible()
    await expect(theirs.getByText('Kiln Road Rescue').first()).toBeVisible()
    await page.goto('/welfare-dashboard/animals?state=left')
    await expect(row(page, 'Hazel')).toContainText('Adopted')
  })

  await test.step('no one came for Rowan: Wilma stops his code, and it’s of no use any more', async () => {
    await page.goto('/welfare-dashboard/animals')
    await page.getByRole('button', { name: 'More for Rowan' }).click()
    await page.getByRole('button', { name: 'Stop the code (Rowan)' }).click()
    await expectAccessible(page)
    await page.getByRole('dialog', { name: 'Stop Rowan’s code?' }).getByRole('button', { name: 'Stop the code' }).click()
    await expect(row(page, 'Rowan')).not.toContainText('Code works until')
    const theirs = await somebody()
    await theirs.goto(`/take/${codes[1]}`)
    await expect(theirs.getByRole('heading', { level: 1, name: 'This code doesn’t work' })).toBeVisible()
  })
})

const HEAD = 'Arrived on,How it came,Condition,Microchip number,Name,Species,Breed,Sex,Colour,Date of birth'
const line = (name: string, how = 'Owner surrender') =>
  `${new Date().toLocaleDateString('en-GB')},${how},Well,${newChip()},${name},Cat,Domestic Shorthair,F,Black,01/05/2023`

/** A spreadsheet of the rescue’s, saved as CSV. */
async function chooseFile(page: Page, lines: string[]) {
  const file = { name: 'intakes.csv', mimeType: 'text/csv', buffer: Buffer.from([HEAD, ...lines].join('\n')) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText('intakes.csv')).toBeVisible()
}

/** Opens the dialog in which it’s recorded what became of an animal. */
async function whatHappened(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('button', { name: `Record what happened (${name})` }).click()
  return page.getByRole('dialog', { name: `What happened to ${name}?` })
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

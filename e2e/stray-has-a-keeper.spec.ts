import { PEOPLE } from '../database/seed/people.ts'
import { test } from './alone.ts'
import { askAs, enterDate, expect, expectAccessible, newChip, signInAs } from './journey.ts'

/** A rescue is about to register a stray that has a keeper: the keeper hears of it before the rescue can ask for the animal. */
test('a rescue scans a registered stray at intake and tells its keeper first', async ({ page, somebody, outbox }) => {
  const chip = newChip()
  const keeper = await somebody()

  await test.step('Anna registers her dog', async () => {
    await signInAs(keeper, 'anna')
    const facts = { species: 'dog', breed: { kind: 'breed', breedId: 'labrador-retriever' }, name: 'Tansy', sex: 'female', neutered: 'yes' }
    await askAs(keeper, 'addPet', { chipNumber: chip, ...facts, colour: 'Yellow', bornOn: '2021-05-12', bornExactly: true })
  })

  await test.step('Wilma scans it to take it in, and is led to its keeper', async () => {
    await signInAs(page, 'wilma')
    await page.goto('/welfare-dashboard/animals/new')
    await page.getByLabel('Microchip number').fill(chip)
    await expect(page.getByText('Registered to someone else here')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ask to be its keeper' })).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('neither can she ask for it from the page for requests', async () => {
    await page.goto(`/customer-dashboard/requests/new?chip=${chip}`)
    await expect(page.getByText('Registered to someone else here')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('she tells the keeper', async () => {
    await page.getByRole('link', { name: 'Message its keeper' }).click()
    await page.getByLabel('Your message').fill('Tansy is safe with us at Kiln Road Rescue.')
    await page.getByRole('button', { name: 'Send message' }).click()
    await outbox.message(PEOPLE.anna.email, 'A message about Tansy')
  })

  await test.step('only then she can ask to be its keeper', async () => {
    await page.goto('/welfare-dashboard/animals/new')
    await page.getByLabel('Microchip number').fill(chip)
    await expect(page.getByRole('link', { name: 'Ask to be its keeper' })).toBeVisible()
  })
})

/** The same dog is taken in before its keeper comes: it is held for her, and goes back. */
test('a rescue holds a registered stray for its keeper until they’re reunited', async ({ page, somebody, outbox }) => {
  const chip = newChip()
  const keeper = await somebody()

  await test.step('Anna registers her dog', async () => {
    await signInAs(keeper, 'anna')
    const facts = {
      species: 'dog',
      breed: { kind: 'breed', breedId: 'labrador-retriever' },
      name: 'Sorrel',
      sex: 'female',
      neutered: 'yes',
    }
    await askAs(keeper, 'addPet', { chipNumber: chip, ...facts, colour: 'Yellow', bornOn: '2021-05-12', bornExactly: true })
  })

  await test.step('Wilma scans it and takes it in for its keeper', async () => {
    await signInAs(page, 'wilma')
    await page.goto('/welfare-dashboard/animals/new')
    await page.getByLabel('Microchip number').fill(chip)
    await page.getByRole('link', { name: 'Hold it for its keeper' }).click()
    await expect(page.getByRole('heading', { name: 'Hold an animal for its keeper', level: 1 })).toBeVisible()
    await page.getByText('Found as a stray').click()
    await page.getByLabel('Where it was found').fill('Woodhouse Moor')
    await page.getByLabel('Location').fill('Kennel 4')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Take it in and tell its keeper' }).click()
  })

  await test.step('it’s in her list, held for its keeper', async () => {
    await expect(page.getByRole('heading', { name: 'Animals', level: 1 })).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: 'Kennel 4' })
    await expect(row).toContainText('Sorrel')
    await expect(row).toContainText('Held for its keeper')
    await expect(row).toContainText('Your turn: tell the council')
    await expectAccessible(page)
  })

  await test.step('it can be moved with others, and not offered to an adopter', async () => {
    await page.getByRole('checkbox', { name: 'Select Sorrel' }).check()
    const bar = page.getByRole('group', { name: 'Selected animals' })
    await bar.getByRole('button', { name: 'Offer to one adopter' }).click()
    const why = page.getByRole('dialog', { name: 'You can’t offer Sorrel' })
    await expect(why).toContainText('Only the keeper can give an animal a new home')
    await expectAccessible(page)
    await why.getByRole('button', { name: 'Close', exact: true }).last().click()
    await bar.getByRole('button', { name: 'More for the selected animals' }).click()
    await bar.getByRole('button', { name: 'Set location' }).click()
    await page.getByRole('dialog').getByLabel('Location').fill('Kennel 9')
    await page.getByRole('button', { name: 'Save location' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Sorrel' })).toContainText('Kennel 9')
  })

  await test.step('what happens to it there is noted, with who wrote it', async () => {
    const row = page.getByRole('row').filter({ hasText: 'Sorrel' })
    await row.getByRole('button', { name: 'More for Sorrel' }).click()
    await row.getByRole('button', { name: 'Notes (Sorrel)' }).click()
    const notes = page.getByRole('dialog', { name: 'Notes on Sorrel' })
    await notes.getByLabel('Note', { exact: true }).fill('Wormed today')
    await notes.getByRole('button', { name: 'Add note' }).click()
    await expect(notes.getByRole('list', { name: 'Notes' })).toContainText('Wormed todayWilma Okafor')
    await expectAccessible(page)
    await notes.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('Anna is told, and reads on her pet’s page where it is', async () => {
    await outbox.message(PEOPLE.anna.email, 'Sorrel is safe with Kiln Road Rescue')
    await keeper.goto('/customer-dashboard/pets')
    await keeper.getByRole('link', { name: 'Sorrel' }).first().click()
    await expect(keeper.getByText('Sorrel is with Kiln Road Rescue')).toBeVisible()
    await expectAccessible(keeper)
  })

  await test.step('they’re reunited', async () => {
    const row = page.getByRole('row').filter({ hasText: 'Sorrel' })
    await row.getByRole('button', { name: 'Record what happened' }).click()
    await page.getByText('Returned to its keeper').click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.goto('/welfare-dashboard/animals?state=left')
    await expect(page.getByRole('row').filter({ hasText: 'Sorrel' })).toContainText('Reunited with its keeper')
    await outbox.message(PEOPLE.anna.email, 'Kiln Road Rescue says Sorrel is back with you')
  })
})

/** Nobody comes for it in the days that the council holds it: the rescue becomes its keeper, and the keeper before can still dispute it. */
test('a rescue becomes the keeper of a registered stray that nobody came for', async ({ page, somebody, outbox, daysPass }) => {
  const chip = newChip()
  const keeper = await somebody()

  await test.step('Anna’s dog is with Wilma, and Anna is told until when', async () => {
    await signInAs(keeper, 'anna')
    const facts = { species: 'dog', breed: { kind: 'breed', breedId: 'labrador-retriever' }, name: 'Bracken', sex: 'male', neutered: 'yes' }
    await askAs(keeper, 'addPet', { chipNumber: chip, ...facts, colour: 'Black', bornOn: '2020-03-02', bornExactly: true })
    await signInAs(page, 'wilma')
    await page.goto('/welfare-dashboard/animals/new')
    await page.getByLabel('Microchip number').fill(chip)
    await page.getByRole('link', { name: 'Hold it for its keeper' }).click()
    await page.getByText('Found as a stray').click()
    await page.getByLabel('Where it was found').fill('Woodhouse Moor')
    await page.getByRole('button', { name: 'Take it in and tell its keeper' }).click()
    await outbox.message(PEOPLE.anna.email, 'Bracken is safe with Kiln Road Rescue')
  })

  const row = page.getByRole('row').filter({ hasText: 'Bracken' })
  await test.step('until the days are over it isn’t hers to keep', async () => {
    await row.getByRole('button', { name: 'More for Bracken' }).click()
    await row.getByRole('button', { name: 'Enter the council’s dates (Bracken)' }).click()
    const dates = page.getByRole('dialog', { name: 'Bracken: the council’s dates' })
    await enterDate(dates.getByRole('group', { name: 'Day the council took it in' }), new Date())
    await dates.getByLabel('Council and reference').fill('Leeds City Council, SD 5120')
    await dates.getByLabel('Where is the council?').selectOption('England, Wales or Scotland')
    await enterDate(dates.getByRole('group', { name: 'Day the council released it' }), new Date())
    await expect(dates.getByLabel('Why did the council release it?')).toBeVisible()
    await expectAccessible(page)
    for (const part of ['Day', 'Month', 'Year'])
      await dates.getByRole('group', { name: 'Day the council released it' }).getByLabel(part).fill('')
    await dates.getByRole('button', { name: 'Save' }).click()
    await expect(row).toContainText('Held for its owner: 8 days left')
    await expect(row.getByRole('button', { name: 'Become its keeper (Bracken)' })).toHaveCount(0)
  })

  await test.step('the days pass, and she becomes its keeper', async () => {
    await daysPass(8)
    await page.reload()
    await row.getByRole('button', { name: 'Become its keeper (Bracken)' }).click()
    const dialog = page.getByRole('dialog', { name: 'The days are over: become Bracken’s keeper' })
    await expect(dialog).toContainText('Leeds City Council, SD 5120')
    await dialog.getByRole('button', { name: 'Become its keeper' }).click()
    await expect(dialog).toContainText('Confirm that the days are over')
    await expectAccessible(page)
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Become its keeper' }).click()
    await expect(page.getByText('You’re its keeper now')).toBeVisible()
    await expect(row.getByRole('button', { name: 'Offer for adoption (Bracken)' })).toBeEnabled()
  })

  await test.step('Anna is told how it went, and can dispute it', async () => {
    const told = await outbox.message(PEOPLE.anna.email, /Bracken wasn’t claimed/)
    expect(told).toContain('If that’s wrong, tell us by')
    await keeper.goto(/\/respond-keepership-request\S+/.exec(told)?.[0] ?? '')
    await expect(keeper.getByRole('heading', { name: 'Bracken has a new keeper' })).toBeVisible()
    await expect(keeper.getByText('Answer by')).toHaveCount(0)
    await expect(keeper.getByRole('button', { name: 'Dispute this change' })).toBeVisible()
    await expectAccessible(keeper)
  })
})

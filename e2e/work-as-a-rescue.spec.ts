import { PEOPLE } from '../database/seed/people.ts'
import { test } from './alone.ts'
import { askAs, expect, expectAccessible, newChip, signInAs } from './journey.ts'
import { join, newcomer } from './newcomer.ts'

/** A rescue's owner invites a colleague, who works as the rescue under her own name until she's removed. */
test('Jo is invited, works as Kiln Road Rescue, can’t spend its money, and is out when she’s removed', async ({
  page,
  somebody,
  outbox,
}) => {
  const person = newcomer('Jo Bell')
  const jo = await somebody()

  await test.step('Wilma invites her as a team member', async () => {
    await signInAs(page, 'wilma')
    await page.goto('/people')
    await expect(page.getByRole('heading', { name: 'It’s only you so far' })).toBeVisible()
    await page.getByRole('button', { name: 'Invite someone' }).click()
    const dialog = page.getByRole('dialog', { name: 'Invite someone' })
    await dialog.getByLabel('Their e-mail address').fill(person.email)
    await expect(dialog.getByRole('radio', { name: /^Team member/ })).toBeChecked()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByRole('heading', { name: person.email })).toBeVisible()
    const letter = await outbox.message(person.email, 'You’re invited to work for an organisation on Homeward')
    expect(letter).not.toMatch(/Wilma|Okafor|Kiln Road/)
  })

  await test.step('she opens an account, sees who invites her, and accepts', async () => {
    await join(jo, outbox, person)
    await jo.goto('/customer-dashboard')
    await jo.getByRole('link', { name: /Accept or say no/ }).click()
    await expect(jo.getByRole('heading', { name: 'Kiln Road Rescue invites you' })).toBeVisible()
    await expectAccessible(jo)
    await jo.getByRole('button', { name: 'Accept invitation' }).click()
    await outbox.message(PEOPLE.wilma.email, 'Jo Bell now works for your organisation')
  })

  await test.step('she works as the rescue, and every page says so', async () => {
    await jo.getByRole('button', { name: 'Work as Kiln Road Rescue' }).click()
    await expect(jo).toHaveURL(/\/welfare-dashboard$/)
    await expect(jo.getByText('You’re working as Kiln Road Rescue.')).toBeVisible()
    await expectAccessible(jo)
    await jo.goto('/customer-dashboard/profile')
    await expect(jo.getByRole('heading', { name: 'Your details' })).toBeVisible()
    await expect(jo.getByRole('heading', { name: 'Authenticator app' })).toBeVisible()
    for (const name of ['Password', 'E-mail', 'Mobile', 'Close your account'])
      await expect(jo.getByRole('heading', { name })).toHaveCount(0)
    await jo.goto('/people')
    await expect(jo.getByRole('heading', { name: 'Your role doesn’t let you do this' })).toBeVisible()
    await expectAccessible(jo)
    await expect(jo.getByRole('navigation', { name: 'Your organisation' }).getByRole('link', { name: 'People' })).toHaveCount(0)
  })

  await test.step('she takes an animal in, which is the rescue’s', async () => {
    await askAs(jo, 'addPetByWelfare', intake(newChip()))
    await jo.goto('/welfare-dashboard/animals')
    await expect(jo.getByRole('row').filter({ hasText: 'Pilgrim' })).toBeVisible()
    await page.goto('/welfare-dashboard/animals')
    await expect(page.getByRole('row').filter({ hasText: 'Pilgrim' })).toBeVisible()
  })

  await test.step('she can’t spend its money', async () => {
    await expect(askAs(jo, 'buyPlan', { planCode: 'single' })).rejects.toThrow('Ask a manager or an owner')
    await jo.goto('/customer-dashboard/payments')
    await expect(jo.getByText('Your role at Kiln Road Rescue doesn’t let you do this.').first()).toBeVisible()
  })

  await test.step('Wilma sees what she did, and removes her', async () => {
    await page.goto('/people')
    await expect(page.getByRole('row').filter({ hasText: 'Jo Bell' }).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove Jo Bell' }).click()
    await page.getByRole('button', { name: 'Remove from the organisation' }).click()
    await expect(page.getByRole('heading', { name: 'It’s only you so far' })).toBeVisible()
  })

  await test.step('she’s out at once, and back in her own account', async () => {
    await jo.goto('/welfare-dashboard/animals')
    await expect(jo).toHaveURL(/\/organisations$/)
    await expect(jo.getByRole('heading', { name: 'No organisations yet' })).toBeVisible()
    await expect(jo.getByText('You’re working as')).toHaveCount(0)
    await outbox.message(person.email, 'You don’t work for Kiln Road Rescue any more')
  })
})

/** What a rescue types of a dog that a neighbour brought in today. */
function intake(chipNumber: string) {
  const cameOn = new Date().toISOString().slice(0, 10)
  const dog = {
    species: 'dog',
    breed: { kind: 'breed', breedId: 'labrador-retriever' },
    name: 'Pilgrim',
    sex: 'male',
    neutered: 'yes',
    colour: 'Yellow',
    bornOn: '2021-05-12',
    bornExactly: false,
  }
  return { ...dog, chipNumber, intake: { kind: 'surrender', cameOn, foundWhere: '', condition: 'Well' } }
}

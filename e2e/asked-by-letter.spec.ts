import type { Page } from '@playwright/test'
import { test } from './alone.ts'
import { chooseBreed } from './breed.ts'
import { enterDate, expect, expectAccessible, newChip, signInAs } from './journey.ts'
import { newcomer } from './newcomer.ts'

const LETTERBOX = 'Edith Marlow\n4 Mill Lane\nBanbury\nOX16 5QB'

/** Somebody with neither e-mail nor mobile is asked on paper. Her daughter helps her with an account, and nothing is typed twice. */
test('an implanter registers a chip for a keeper by letter, and the code in it makes her the keeper, with name and address filled in', async ({
  page,
  outbox,
  somebody,
}) => {
  const chip = newChip()
  let code = ''

  await test.step('Idris registers the chip, and has us write to Edith', async () => {
    await signInAs(page, 'idris')
    await page.goto(`/implanter-dashboard/manage-chips/register-chip?chip=${chip}`)
    await animal(page)
    await page.getByRole('radio', { name: 'By letter' }).check()
    await page.getByRole('radio', { name: 'I’ll use one of my credits' }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Enter a full name').first()).toBeVisible()
    await page.getByLabel('Their full name').fill('Edith Marlow')
    await page.getByLabel('Their landline number').fill('01295 810123')
    await page.getByLabel('Postcode').fill('OX16 5QB')
    await page.getByLabel('House number or name, and street').fill('4 Mill Lane')
    await page.getByLabel('Town or city').fill('Banbury')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('By letter')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Register this animal' }).click()
    await expect(page.getByText('We’re posting a letter to the keeper')).toBeVisible()
  })

  await test.step('the letter has the code, and nobody else does', async () => {
    const letter = await outbox.message(LETTERBOX, /if Pip is yours/)
    code = /Your code: (\S+)/.exec(letter)?.[1] ?? ''
    expect(code).toMatch(/^\w{5}-\w{5}$/)
    await page.goto(`/implanter-dashboard/manage-chips?view=implanted&query=${chip}`)
    await expect(page.getByText('Edith Marlow, 4 Mill Lane, Banbury, OX16 5QB').first()).toBeVisible()
    expect(await page.content()).not.toContain(code)
    await expectAccessible(page)
  })

  await test.step('Edith enters the code, and her name and address stand in the form for an account', async () => {
    const theirs = await somebody()
    await theirs.goto('/take')
    await theirs.getByLabel('Transfer code').fill(code.toLowerCase())
    await theirs.getByRole('button', { name: 'Check the pet' }).click()
    await expect(theirs.getByRole('heading', { level: 1, name: 'This is Pip' })).toBeVisible()
    await expect(theirs.getByText('4 Mill Lane, Banbury, OX16 5QB')).toBeVisible()
    await expectAccessible(theirs)
    await theirs.getByRole('link', { name: 'Create a free account' }).click()
    await openAccount(theirs)
    await theirs.getByRole('button', { name: 'Become the keeper' }).click()
    await expect(theirs).toHaveURL(/\/customer-dashboard\/pets\//)
    await expect(theirs.getByRole('heading', { level: 1, name: 'Pip' })).toBeVisible()
  })

  await test.step('Idris sees that it is registered, and no longer whose it is', async () => {
    await page.reload()
    await expect(page.getByRole('table').getByText('Registered', { exact: true })).toBeVisible()
    expect(await page.content()).not.toMatch(/Marlow|Mill Lane/)
  })
})

async function animal(page: Page) {
  const next = () => page.getByRole('button', { name: 'Continue' }).click()
  await next()
  await page.getByRole('radio', { name: 'No chip' }).check()
  await page.getByRole('combobox', { name: 'Where the chip is' }).fill('Between the shoulder blades')
  await page.keyboard.press('Tab')
  await page.getByRole('checkbox', { name: /I read the chip after implanting it/ }).check()
  await next()
  await page.getByRole('radio', { name: 'Dog' }).check()
  await page.getByLabel('Name', { exact: true }).fill('Pip')
  await chooseBreed(page, 'cocker', /Cocker/)
  await page.getByRole('group', { name: 'Sex' }).getByRole('radio', { name: 'Male', exact: true }).check()
  await page.getByRole('group', { name: 'Neutered' }).getByRole('radio', { name: 'No', exact: true }).check()
  await enterDate(page, new Date(Date.now() - 60 * 86_400_000))
  await page.getByRole('combobox', { name: 'Colour' }).fill('Golden')
  await next()
}

/** Only the ways to reach her and a password are left to be typed. */
async function openAccount(page: Page) {
  const { email } = newcomer('Edith Marlow')
  await expect(page.getByLabel('Full name')).toHaveValue('Edith Marlow')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Mobile number').fill('07700 900123')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('House number or name, and street')).toHaveValue('4 Mill Lane')
  await expect(page.getByLabel('Postcode')).toHaveValue('OX16 5QB')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Password', { exact: true }).fill('copper kettle orchard')
  await page.getByRole('checkbox', { name: 'I’m a person' }).check()
  await expect(page.getByText('Checked. You can continue.')).toBeVisible()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('button', { name: 'Do this later' }).click()
}

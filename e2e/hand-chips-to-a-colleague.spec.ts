import { test } from './alone.ts'
import { expect, expectAccessible, signInAs } from './journey.ts'
import { join, newcomer } from './newcomer.ts'

test('an implanter hands chips to a colleague, who refuses some and accepts others; both confirm', async ({
  page,
  outbox,
  somebody,
  staff,
}) => {
  const vera = newcomer('Vera Lisle')
  const colleague = await somebody()
  const stock = '/implanter-dashboard/manage-chips'
  const withColleagues = `${stock}?view=colleagues`
  const handOver = async () => {
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your colleague’s e-mail address').fill(vera.email)
    await dialog.getByRole('button', { name: 'Hand over' }).click()
  }

  await test.step('a colleague who isn’t verified can’t be handed chips, and Idris reads why', async () => {
    await join(colleague, outbox, vera, {
      profileType: 'Implanter',
      professional: { kind: 'Implanter', certificateReference: 'LN-4471', species: ['dog', 'cat'] },
    })
    await signInAs(page, 'idris')
    await page.goto(withColleagues)
    await expect(page.getByRole('heading', { name: 'No chips handed over yet' })).toBeVisible()
    await expectAccessible(page)
    await page.goto(stock)
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(0)
      .check()
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .check()
    await page.getByRole('group', { name: 'Selected chips' }).getByRole('button', { name: 'Hand over chips' }).click()
    await handOver()
    await expect(
      page
        .getByRole('dialog')
        .getByText(/needs an implanter account with a certificate we’ve verified/)
        .first(),
    ).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('once she is verified, the two chips are offered and can’t be registered', async () => {
    await staff('verify-professional', '--email', vera.email, '--profile-type', 'Implanter', '--reason', 'Saw the certificate')
    await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto(`${stock}?status=offered`)
    await expect(page.getByRole('table').getByText('Offered', { exact: true })).toHaveCount(2)
    await outbox.message(vera.email, /wants to hand you 2 microchips/)
  })

  await test.step('she refuses, and he has them again', async () => {
    await colleague.goto(withColleagues)
    await expectAccessible(colleague)
    await colleague.getByRole('button', { name: 'Refuse' }).click()
    await colleague.getByRole('dialog').getByRole('button', { name: 'Refuse chips' }).click()
    await expect(colleague.getByRole('article').first()).toContainText('Refused')
    await outbox.message('idris@homeward.example', 'hasn’t accepted your 2 microchips')
    await page.goto(withColleagues)
    await expect(page.getByRole('article').first()).toContainText('The chips stayed with you')
  })

  await test.step('he hands over a whole pack, takes it back, and hands it over again', async () => {
    for (const takesBack of [true, false]) {
      await page.getByRole('button', { name: 'Hand over chips' }).click()
      await page.getByRole('dialog').getByRole('checkbox').first().check()
      await expectAccessible(page)
      await handOver()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('article').first()).toContainText('Waiting for an answer')
      if (!takesBack) continue
      await page.getByRole('article').first().getByRole('button', { name: 'Take back' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
      await expect(page.getByRole('article').first()).toContainText('Taken back')
    }
  })

  await test.step('she accepts what waits on her dashboard, and the chips are in her stock and out of his', async () => {
    await colleague.goto('/implanter-dashboard/home')
    await expect(colleague.getByText(/^A colleague hands you \d+ chips?$/)).toBeVisible()
    await colleague.goto(withColleagues)
    await colleague.getByRole('button', { name: 'Accept chips' }).click()
    await colleague.getByRole('dialog').getByRole('button', { name: 'Accept chips' }).click()
    await expect(colleague.getByRole('article').first()).toContainText('Handed to you')
    await colleague.goto(stock)
    await expect(colleague.getByRole('table').getByText('With you').first()).toBeVisible()
    await expectAccessible(colleague)
    await outbox.message('idris@homeward.example', /has accepted your \d+ microchips?/)
  })
})

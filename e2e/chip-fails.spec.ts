import type { Page } from '@playwright/test'
import { PEOPLE } from '../database/seed/people.ts'
import { test } from './alone.ts'
import { expect, expectAccessible, signInAs, tokenIn } from './journey.ts'
import { join, newcomer } from './newcomer.ts'

const IDRIS = 'idris@homeward.example'
/** Of the pack that Idris holds from the start. */
const [FAILED, NEW, DUD, NEXT] = ['981100004701001', '981100004701002', '981100004701003', '981100004701004'] as const

/** A chip falls silent in a dog: it is reported, replaced, and both numbers find the dog; a second one stops the batch, until our staff have looked. */
test('a chip fails: it is reported as the law wants, replaced, and found by both numbers; the next failure freezes the batch, and Staff unfreeze it', async ({
  page,
  outbox,
  somebody,
  staff,
}) => {
  const nora = newcomer('Nora Heath')
  const keeper = await somebody()

  await test.step('Idris has chipped Nora’s dog Tansy, and she has said that Tansy is hers', async () => {
    await signInAs(page, 'idris')
    await registered(page, FAILED, nora.email)
    await join(keeper, outbox, nora)
    await keeper.goto('/customer-dashboard/requests')
    await keeper.getByRole('button', { name: 'Become Tansy’s keeper' }).click()
    await keeper.getByRole('dialog').getByRole('button', { name: 'Become the keeper' }).click()
    await expect(keeper).toHaveURL(/pets\/|requests/)
  })

  await test.step('no reader sees the chip any more: Idris reports it, and the report to the VMD is ready', async () => {
    await page.goto(`/implanter-dashboard/manage-chips/dead-chips?chip=${FAILED}`)
    await page.getByRole('radio', { name: 'It stopped working' }).check()
    await page.getByLabel('What did you see?').fill('Two readers show nothing, over the whole body.')
    await page.getByLabel('What a second reader showed').fill('Nothing, with a Halo and with a RealTrace')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Report chip problem' }).click()
    await expect(page.getByText('Your report on 981 100 004 701 001 is ready')).toBeVisible()
    await expectAccessible(page)
    const saving = page.waitForEvent('download')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Download report/ })
      .first()
      .click()
    expect((await saving).suggestedFilename()).toMatch(/\.pdf$/)
  })

  await test.step('Nora is told by the practice that implanted it, under the name that it trades under', async () => {
    const told = await outbox.message(nora.email, /Tansy/)
    expect(told).toContain('Idris Bevan Microchipping has told us')
    expect(told).not.toContain(PEOPLE.idris.email)
    await outbox.message(nora.email, 'has been reported')
  })

  await test.step('the report stands among his tasks until he says that he has sent it', async () => {
    await page.goto('/implanter-dashboard/home')
    await expect(
      page
        .getByRole('main')
        .getByText(/report/i)
        .first(),
    ).toBeVisible()
    await page.goto('/implanter-dashboard/manage-chips/dead-chips')
    await page.getByRole('button', { name: /^Mark as sent/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reference').fill('VMD-2026-1187')
    await dialog.getByRole('button', { name: 'Mark as sent' }).click()
    await expect(page.getByRole('table').getByText('Report sent')).toBeVisible()
    // The button that was pressed is gone with what it was for.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('he puts another chip into Tansy', async () => {
    await page.getByRole('button', { name: /^Replace chip/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Nothing' }).check()
    await dialog.getByLabel('New microchip number').fill(NEW)
    await dialog.getByLabel('Where is the chip?').fill('Between the shoulder blades')
    await dialog.getByRole('checkbox', { name: 'I read the new chip after implanting it' }).check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Replace chip' }).click()
    await expect(page.getByRole('table').getByText('Replaced', { exact: true })).toBeVisible()
    await outbox.message(nora.email, '981 100 004 701 002')
  })

  await test.step('a finder reaches Nora by the old number and by the new one', async () => {
    const finder = await somebody()
    for (const number of [FAILED, NEW]) {
      await finder.goto(`/home?chip=${number}`)
      await expect(finder.getByRole('heading', { name: /registered here/i })).toBeVisible()
      expect(await finder.content()).not.toMatch(/Nora|Heath|Tansy/)
    }
  })

  await test.step('Tansy’s record tells the whole journey', async () => {
    await keeper.goto('/customer-dashboard/pets')
    await keeper.getByRole('main').getByRole('link', { name: 'Tansy' }).first().click()
    await expect(keeper.getByRole('main')).toContainText(/981\s*100\s*004\s*701\s*002/)
    await expect(keeper.getByText('A replaced number stays with its animal and still finds it').first()).toBeVisible()
    await expectAccessible(keeper)
  })

  await test.step('a second chip of the batch never worked: another is owed for it, and the batch is frozen, though one implanter reported both', async () => {
    await page.goto(`/implanter-dashboard/manage-chips/dead-chips?chip=${DUD}`)
    await page.getByRole('radio', { name: 'It never worked' }).check()
    await page.getByLabel('What did you see?').fill('It shows nothing in its packet.')
    await page.getByLabel('What a second reader showed').fill('Nothing')
    await page.getByRole('button', { name: 'Report chip problem' }).click()
    await expect(page.getByText('We’ve taken chip 981 100 004 701 003 off your stock')).toBeVisible()
    expect(await staff('list-owed-chips')).toContain(IDRIS)
    expect(JSON.parse(await staff('list-batches', '--json')).items).toContainEqual(
      expect.objectContaining({ code: 'DM-2024-118', status: 'frozen', failures: 2, reporters: 1, needsDecision: true }),
    )
  })

  await test.step('its holder is told at once', async () => {
    await outbox.message(IDRIS, 'DM-2024-118')
    await page.goto('/implanter-dashboard/manage-chips')
    await expect(page.getByText('Frozen').first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('no further chip of it can be registered', async () => {
    await page.goto(`/implanter-dashboard/manage-chips/register-chip?chip=${NEXT}`)
    await expect(page.getByText('Don’t implant this chip')).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('radio', { name: 'No chip' })).toHaveCount(0)
  })

  await test.step('Staff find nothing wrong and unfreeze it: both counts stay to be seen, and its chips can be registered again', async () => {
    await staff('decide-batch', '--code', 'DM-2024-118', '--decision', 'unfreeze', '--reason', 'The reader was at fault')
    await outbox.message(IDRIS, 'You can use microchips from batch DM-2024-118 again')
    expect(JSON.parse(await staff('list-batches', '--json')).items).toContainEqual(
      expect.objectContaining({ code: 'DM-2024-118', status: 'inStock', failures: 0, failuresEver: 2, needsDecision: false }),
    )
    await page.goto(`/implanter-dashboard/manage-chips/register-chip?chip=${NEXT}`)
    await expect(page.getByText('From your stock')).toBeVisible()
  })
})

/** Registers a dog with a chip, as another journey does by hand. */
async function registered(page: Page, chipNumber: string, email: string) {
  const today = new Date().toISOString().slice(0, 10)
  const response = await page.request.post('/api/v1/user/registerChip', {
    headers: { authorization: (await tokenIn(page)) ?? '' },
    data: {
      pet: {
        chipNumber,
        species: 'dog',
        breed: { kind: 'breed', breedId: 'labrador-retriever' },
        name: 'Tansy',
        sex: 'female',
        neutered: 'no',
        colour: 'Yellow',
        bornOn: '2026-03-12',
        bornExactly: true,
      },
      implant: { implantedOn: today, site: 'Between the shoulder blades', scanBefore: 'none', scanAfter: true },
      to: { email },
      withCredit: true,
    },
  })
  expect(response.status(), await response.text()).toBe(200)
}

import { useNavigate } from 'react-router'
import { beginAccount } from '#features/accounts/kit/beginAccount.ts'
import { OnlyWhoMay } from '#features/accounts/kit/OnlyWhoMay.tsx'
import { getUsersPets } from '#features/pets/contract.ts'
import { useContractForm } from '#platform/web/form.ts'
import { mayAsk, useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Panel } from '#ui/Panel.tsx'
import { TextField } from '#ui/TextField.tsx'
import { customerAcceptRejectPetRequest, redeemTransferCode } from '../../contract.ts'
import { BecomingKeeper } from '../../kit/BecomingKeeper.tsx'
import { areSeveral, type Checked, namesOf } from './findings.ts'

/** The way to become the keeper: an account first, then the name. */
export function TakeIt({ code, checked }: { code: string; checked: Checked }) {
  const session = useSession()
  if (!session) return <AccountFirst code={code} checked={checked} />
  // A breeder needs no keeper profile for their own litter.
  const ask = checked.letter?.isLitter ? redeemTransferCode : customerAcceptRejectPetRequest
  if (!mayAsk(ask, session))
    return (
      <Panel>
        <OnlyWhoMay ask={ask}>{null}</OnlyWhoMay>
      </Panel>
    )
  return <TakeForm code={code} checked={checked} />
}

/** What is still to be paid for an animal is paid by whoever keeps it next. */
const owedOn = ({ toPay }: Checked) => toPay && ({ paidBy: 'you', price: toPay } as const)

function titleOf(checked: Checked): string {
  const { letter, pet } = checked
  if (areSeveral(checked)) return `Become the keeper of ${namesOf(checked)}`
  return letter ? `Become ${pet.name}’s keeper` : `Take ${pet.name} home`
}

function AccountFirst({ code, checked }: { code: string; checked: Checked }) {
  const name = namesOf(checked)
  const back = paths.takeUp(code)
  return (
    <Panel title={titleOf(checked)} look="raised">
      <Rows>
        <BecomingKeeper name={name} registration={owedOn(checked)} />
        <FormActions note="We’ll bring you back to this page.">
          <ButtonLink to={paths.registerThen(back)} onClick={() => beginAccount(checked.letter)}>
            Create a free account
          </ButtonLink>
          <ButtonLink weight="plain" to={paths.login(back)}>
            Sign in
          </ButtonLink>
        </FormActions>
      </Rows>
    </Panel>
  )
}

function TakeForm({ code, checked }: { code: string; checked: Checked }) {
  const { notNow } = checked
  const { name } = checked.pet
  const several = areSeveral(checked)
  const navigate = useNavigate()
  const { form, formProps, summary, isPending } = useContractForm(redeemTransferCode, {
    initial: { name },
    asks: (values) => ({ code, ...(!several && { name: values.name }) }),
    once: true,
    toast: true,
    refresh: [getUsersPets],
    then: ({ petId }) => navigate(several ? (checked.letter?.isLitter ? paths.breederPets : paths.pets) : paths.pet(petId)),
  })
  return (
    <Panel title={titleOf(checked)} look="raised">
      <FormRows {...formProps} {...summary}>
        <BecomingKeeper name={namesOf(checked)} registration={owedOn(checked)} />
        {!several && (
          <TextField
            {...form.getInputProps('name')}
            label="What do you call your pet?"
            hint="The original name stays in the record too."
            maxLength={60}
            autoComplete="off"
          />
        )}
        <FormActions>
          <ActionButton type="submit" busy={isPending} disabledBecause={notNow ?? true}>
            Become the keeper
          </ActionButton>
        </FormActions>
      </FormRows>
    </Panel>
  )
}

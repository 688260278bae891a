import { useSearchParams } from 'react-router'
import { useContractForm } from '#platform/web/form.ts'
import { saveToken } from '#platform/web/session.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { Rows } from '#ui/Columns.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { Extended } from '#ui/Extended.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { switchToImplanter, userProfile } from '../../../contract.ts'
import type { Account } from '../../../kit/account.ts'
import { AddressFields } from '../../../kit/address/AddressFields.tsx'
import { InsuranceFields } from '../../../kit/occupation/InsuranceFields.tsx'
import { PracticeFields } from '../../../kit/occupation/PracticeFields.tsx'
import { registrationPrices } from '../../../kit/points.ts'
import { Applied } from '../Applied.tsx'
import { implanter } from '../professions.ts'
import { certificateIn, switchAsked, switchAtStart } from './switching.ts'

/** Adds the implanter's profile to the account of whoever is signed in. The new token leads on to the evidence. */
export function BecomeImplanter() {
  const query = useCall(userProfile, {})
  const { data: account } = query
  // One that Staff have refused is in no token.
  if (account?.profiles.some(({ type }) => type === implanter.work)) return <Applied profession={implanter} />
  return (
    <Page width="text" title={implanter.addTitle} lead={implanter.addLead}>
      <Extended point={registrationPrices} props={{ by: 'Implanter' }} />
      <Loaded what="your account" query={query} count={4}>
        {(account) => <SwitchForm key={account.id} account={account} />}
      </Loaded>
    </Page>
  )
}

function SwitchForm({ account }: { account: Account }) {
  const [params] = useSearchParams()
  const ours = certificateIn(params)
  const { form, formProps, summary, isPending } = useContractForm(switchToImplanter, {
    initial: switchAtStart(account, ours),
    asks: switchAsked,
    refresh: [userProfile],
    then: ({ token }) => saveToken(token),
  })
  const field = (path: string) => form.getInputProps(path)
  return (
    <form {...formProps}>
      <Rows gap="lg">
        <ErrorSummary {...summary} />
        {ours ? (
          <Panel title="Your certificate" lead={`We issued ${ours.number} ourselves, so there’s nothing to send us.`} look="raised" />
        ) : (
          <Panel title="About your work" look="raised">
            <Rows>
              <PracticeFields
                practice={form.values.professional}
                errors={form.errors}
                field={field}
                onSpecies={(kinds) => form.setFieldValue('professional.species', kinds)}
              />
            </Rows>
          </Panel>
        )}
        <Panel title="Where you work" lead="Where people bring their animals, or where you set out from to visit them.">
          <AddressFields
            value={form.values.serviceAddress}
            onFound={(address) => form.setFieldValue('serviceAddress', address)}
            field={(name) => field(`serviceAddress.${name}`)}
          />
        </Panel>
        <Panel title="Your insurance" lead="In case something goes wrong when you chip an animal.">
          <InsuranceFields field={(name) => field(`insurance.${name}`)} />
        </Panel>
        <CheckField
          {...form.getInputProps('terms', { type: 'checkbox' })}
          label={
            <>
              I accept the{' '}
              <a href={paths.implanterTerms} target="_blank" rel="noopener">
                terms for implanters
              </a>
            </>
          }
          hint="You scan each animal before and after implanting, register it the same day, and report chips that fail, move or cause harm."
        />
        <FormActions note={ours ? WITH_OURS : WITH_ANOTHER}>
          <ActionButton type="submit" busy={isPending}>
            Add to my account
          </ActionButton>
        </FormActions>
      </Rows>
    </form>
  )
}

const WITH_OURS = 'If your certificate is valid and your course approved, you can start straight away.'
const WITH_ANOTHER =
  'Next, you’ll send us your certificate or registration. Our staff check it, and we aim to answer within two working days.'

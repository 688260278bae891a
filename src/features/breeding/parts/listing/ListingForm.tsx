import { Link } from 'react-router'
import type { AnswerOf } from '#platform/contract/call.ts'
import { shownPhone } from '#platform/text/phone.ts'
import { whenText } from '#platform/text/whentext.ts'
import { callServer } from '#platform/web/callserver.ts'
import { useContractForm } from '#platform/web/form.ts'
import type { Part } from '#platform/web/meanwhile.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FactList } from '#ui/FactList.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { LongTextField, TextField } from '#ui/TextField.tsx'
import { breederListing, updateBreederListing } from '../../contract.ts'
import { licenceText } from '../find/words.ts'

type Listing = AnswerOf<typeof breederListing>

const answersOf = ({ listed, publicName, publicPhone, publicAbout, publicWebsite, version }: Listing) => ({
  listed,
  publicName,
  publicPhone: shownPhone(publicPhone),
  publicAbout,
  publicWebsite,
  version,
})

/** What can be changed, as one piece each. */
const PARTS: readonly Part<ReturnType<typeof answersOf>>[] = [
  { label: 'Listed in the breeder search', names: ['listed'], said: ({ listed }) => (listed ? 'yes' : 'no') },
  { label: 'Name to show', names: ['publicName'], said: ({ publicName }) => publicName },
  { label: 'Phone number to show', names: ['publicPhone'], said: ({ publicPhone }) => publicPhone || 'none' },
  { label: 'About you', names: ['publicAbout'], said: ({ publicAbout }) => publicAbout },
  { label: 'Website', names: ['publicWebsite'], said: ({ publicWebsite }) => publicWebsite },
]

/** Chooses whether one can be found, under what name, and shows what others see then. */
export function ListingForm({ listing }: { listing: Listing }) {
  const { form, formProps, summary, isPending } = useContractForm(updateBreederListing, {
    initial: answersOf(listing),
    meanwhile: { latest: async () => answersOf((await callServer(breederListing, {})).data), parts: PARTS },
    asks: (values) => values,
    toast: true,
    refresh: [breederListing],
  })
  const { listed, publicName, publicPhone } = form.values
  return (
    <>
      <Panel look="raised">
        <FormRows {...formProps} {...summary}>
          <CheckField {...form.getInputProps('listed', { type: 'checkbox' })} label="List me in the breeder search" />
          <TextField
            {...form.getInputProps('publicName')}
            label="Name to show"
            hint="Your kennel or cattery name, or another name buyers know you by"
            maxLength={80}
            optional={!listed}
          />
          <TextField
            {...form.getInputProps('publicPhone')}
            label="Phone number to show"
            hint="Everyone who finds you can see it. Leave it empty, and people can only write to you here."
            type="tel"
            maxLength={40}
            optional
          />
          <LongTextField
            {...form.getInputProps('publicAbout')}
            label="About you and your animals"
            hint="A few words people read with your name. We show them as yours, and don’t check them."
            maxLength={600}
            optional
          />
          <TextField {...form.getInputProps('publicWebsite')} label="Website" inputMode="url" maxLength={200} autoComplete="url" optional />
          <FormActions>
            <ActionButton type="submit" busy={isPending}>
              Save
            </ActionButton>
          </FormActions>
        </FormRows>
      </Panel>
      <Panel title="What people see" look="sunk">
        {listed ? <Seen name={publicName} phone={publicPhone} listing={listing} /> : 'Nothing. You’re not in the breeder search.'}
      </Panel>
    </>
  )
}

function Seen({ name, phone, listing }: { name: string; phone: string; listing: Listing }) {
  const { licensedUntil, lapsed } = listing
  return (
    <Rows>
      {lapsed && licensedUntil && (
        <Notice kind="warning" title="Your licence has run out" action={<ButtonLink to={paths.profile}>Add your new licence</ButtonLink>}>
          It ended on {whenText(licensedUntil, 'day')}. No one can find you until you’ve added the new one to your profile.
        </Notice>
      )}
      <FactList
        facts={[
          { label: 'Name', value: name.trim() },
          { label: 'Phone', value: phone.trim() || 'Not shown' },
          { label: 'Licence', value: licenceText(listing) },
          { label: 'Place', value: 'Only your town, never your address' },
          { label: 'Breeds', value: 'From the litters you’ve registered' },
        ]}
      />
      <p>
        <Link to={paths.breeders}>See the breeder search</Link>. Going away? <Link to={paths.profile}>Add time away to your profile</Link>,
        and we’ll tell people.
      </p>
    </Rows>
  )
}

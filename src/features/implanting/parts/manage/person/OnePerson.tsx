import { useState } from 'react'
import { Link } from 'react-router'
import { chipsText } from '#features/stock/kit/chipstext.ts'
import type { AnswerOf, CallInput } from '#platform/contract/call.ts'
import { atOtherFields } from '#platform/web/fields.ts'
import { useContractForm } from '#platform/web/form.ts'
import { useAction } from '#platform/web/useAction.ts'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { Rows } from '#ui/Columns.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { TextField } from '#ui/TextField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { findCustomerImplantedChips } from '../../../contract.ts'
import type { ImplantRow } from '../../../shapes.ts'
import { implantColumns } from '../implanted/columns.tsx'
import { contactOf } from './contact.ts'

interface Found {
  asked: CallInput<typeof findCustomerImplantedChips>
  page: AnswerOf<typeof findCustomerImplantedChips>
}

/** Finds what was implanted for one person. Their address is kept out of that of the page, and each search is recorded. */
export function OnePerson() {
  const [found, setFound] = useState<Found | null>(null)
  const { form, formProps, summary, isPending } = useContractForm(findCustomerImplantedChips, {
    initial: { contact: '' },
    asks: ({ contact }) => contactOf(contact),
    atFields: atOtherFields({ email: 'contact', mobile: 'contact' }),
    then: (page, _message, asked) => setFound({ asked, page }),
  })
  return (
    <Panel
      title="Find one person’s chips"
      lead="Enter their e-mail address or mobile number exactly as you gave it to us. We record each search."
    >
      <FormRows {...formProps} {...summary}>
        <TextField
          {...form.getInputProps('contact')}
          label="E-mail address or mobile number"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <FormActions>
          <ActionButton type="submit" weight="plain" busy={isPending}>
            Find chips
          </ActionButton>
        </FormActions>
      </FormRows>
      <Box mt={found ? '1.5rem' : 0} role="status">
        {found && <Outcome {...found} onTurn={setFound} />}
      </Box>
    </Panel>
  )
}

function Outcome({ asked, page: { items, total, page, pageSize }, onTurn }: Found & { onTurn: (found: Found) => void }) {
  const { run, isPending } = useAction(findCustomerImplantedChips, { then: (page, _message, asked) => onTurn({ asked, page }) })
  const contact = asked.email ?? asked.mobile ?? ''
  if (total === 0)
    return (
      <Notice title={`You haven’t implanted any chips for ${contact}`}>
        Try their e-mail address instead of their mobile number, or the other way round. You can only search by what you gave us when you
        registered the chip.
      </Notice>
    )
  return (
    <Rows gap="sm">
      <p>
        <b>
          {chipsText(total)} for {contact}
        </b>
      </p>
      <DataTable
        label="This person’s chips"
        columns={columns}
        rows={items}
        rowKey={({ id }) => id}
        loading={isPending}
        {...(total > pageSize && {
          page: { number: page, size: pageSize, total },
          onPage: (number) => void run({ ...asked, page: number }),
        })}
      />
    </Rows>
  )
}

const columns: Column<ImplantRow>[] = [
  ...implantColumns,
  {
    key: 'see',
    title: 'More',
    cell: ({ number, shown }) => (
      <Link to={paths.implantOf(number)}>
        See in your list<VisuallyHidden> ({shown})</VisuallyHidden>
      </Link>
    ),
    bare: true,
  },
]

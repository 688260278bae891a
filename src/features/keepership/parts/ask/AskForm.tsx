import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getMyKeepershipRequests, saveKeepershipRequest } from '../../contract.ts'
import { reasonWords } from '../words.ts'
import type { AskedJustNow } from './AfterAsking.tsx'
import { ChipToAsk } from './ChipToAsk.tsx'
import { CouncilFields } from './CouncilFields.tsx'
import { asked, blankAsking } from './claim.ts'
import { EvidencePhoto } from './EvidencePhoto.tsx'
import { StatementFields } from './StatementFields.tsx'

/** The chip, how the animal came to me, and what shows it. */
export function AskForm({ chip, onAsked }: { chip: string; onAsked: (asked: AskedJustNow) => void }) {
  const { form, formProps, summary, isPending } = useContractForm(saveKeepershipRequest, {
    initial: { ...blankAsking, chipNumber: chip },
    asks: asked,
    once: true,
    refresh: [getMyKeepershipRequests],
    then: ({ status, answerBy }, _message, { chipNumber }) => onAsked({ status, answerBy, chipNumber }),
  })
  const { reason, chipNumber } = form.values
  return (
    <FormRows {...formProps} {...summary}>
      <Panel title="Which animal?">
        <ChipToAsk
          field={form.getInputProps('chipNumber')}
          chipNumber={chipNumber}
          onChip={(number) => form.setFieldValue('chipNumber', number)}
        />
      </Panel>
      <Panel title="How did you get it?">
        <Rows>
          <ChoiceCards
            {...form.getInputProps('reason')}
            label="Which fits best?"
            hint="We’ll tell the keeper this, but nothing else you write."
            choices={Object.entries(reasonWords).map(([value, { choice }]) => ({ value, label: choice }))}
            min="14rem"
          />
          {reason === 'found' && <CouncilFields form={form} />}
        </Rows>
      </Panel>
      <Panel title="Your evidence">
        <Rows>
          <EvidencePhoto error={form.errors['photoId']} onPhoto={(photoId) => form.setFieldValue('photoId', photoId)} />
          <StatementFields form={form} />
        </Rows>
      </Panel>
      <Panel look="raised">
        <Rows>
          <CheckField
            {...form.getInputProps('declaration', { type: 'checkbox' })}
            label="Everything I’ve told you is true"
            hint="False information to a microchip database is an offence in Scotland, and may be fraud anywhere in the United Kingdom."
          />
          <FormActions note="It’s free. You can withdraw your request until the record has moved.">
            <ActionButton type="submit" busy={isPending}>
              Send my request
            </ActionButton>
          </FormActions>
        </Rows>
      </Panel>
    </FormRows>
  )
}

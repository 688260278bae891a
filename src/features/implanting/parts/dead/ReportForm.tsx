import { useState } from 'react'
import { chipsInUse } from '#features/chips/topics.ts'
import { useContractForm } from '#platform/web/form.ts'
import { Box } from '#ui/Box.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Rows } from '#ui/Columns.tsx'
import { DateField } from '#ui/DateField.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { Panel } from '#ui/Panel.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import { markChipAsdead } from '../../contract.ts'
import { useQualified } from '../../kit/useQualified.ts'
import { ChipField } from '../ChipField.tsx'
import { DEAD_KINDS, deadKindWords } from '../words.ts'
import { AboutKind } from './AboutKind.tsx'
import { asksProof, asksReport, blankReport, deadAsked, mayReport } from './answers.ts'
import { useImplants, useOrganisation } from './DeadFrame.tsx'
import { ProofFields } from './ProofFields.tsx'
import { useWhere } from './useWhere.ts'
import type { Told } from './WhatNext.tsx'

interface ReportFormProps {
  /** The number of a link, or ''. */
  chip: string
  onTold: (told: Told) => void
  onClose: () => void
}

/** Reports a chip that never worked, failed, moved or hurt. */
export function ReportForm({ chip, onTold, onClose }: ReportFormProps) {
  const [implants, isQualified, isOrganisation] = [useImplants(), useQualified(), useOrganisation()]
  const [initial] = useState(() => blankReport(chip, new Date()))
  const { form, formProps, summary, isPending } = useContractForm(markChipAsdead, {
    initial,
    asks: deadAsked,
    refresh: [chipsInUse],
    once: true,
    then: (data, _message, { chipNumber }) => onTold({ ...data, chipNumber }),
  })
  const answers = form.values
  const { errors } = summary
  const field = (name: 'chipNumber' | 'kind' | 'noticedOn' | 'words' | 'labelPhotoId' | 'secondScan') => ({
    ...form.getInputProps(name),
    error: errors[name],
  })
  const where = useWhere(answers.chipNumber)
  // Only who holds chips can have one that was never implanted, and one that is in an animal was.
  const kinds = DEAD_KINDS.filter(
    (kind) => mayReport(kind, { implants, isQualified, isOrganisation }) && (asksReport(kind) || !where?.inAnimal),
  )
  return (
    <Panel title="Report a chip problem" look="raised">
      <Box component="form" {...formProps} maw="46rem">
        <Rows>
          <ErrorSummary {...summary} />
          <ChipField
            {...field('chipNumber')}
            value={answers.chipNumber}
            label="Microchip number"
            hint="If no reader can read it, check the label or certificate, or ask the keeper"
            onChange={(chipNumber) => form.setFieldValue('chipNumber', chipNumber)}
          />
          <Box component="p" fw={600} m={0} role="status">
            {where?.words}
          </Box>
          <ChoiceCards
            {...field('kind')}
            label="What’s wrong with it?"
            min="14rem"
            choices={kinds.map((kind) => ({ value: kind, ...deadKindWords[kind] }))}
          />
          <AboutKind kind={answers.kind} />
          <DateField {...field('noticedOn')} label="When did you notice it?" />
          <LongTextField
            {...field('words')}
            label="What did you see?"
            hint="In your own words, for us and for the VMD. Don’t say who the keeper is."
            maxLength={1000}
          />
          {asksProof(answers.kind) && <ProofFields answers={answers} field={field} onPhoto={(photo) => form.setValues(photo)} />}
          <DialogActions busy={isPending} onClose={onClose}>
            Report chip problem
          </DialogActions>
        </Rows>
      </Box>
    </Panel>
  )
}

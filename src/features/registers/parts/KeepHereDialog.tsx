import { getPetDetail } from '#features/pets/contract.ts'
import { ProofFields } from '#features/recordTransfers/kit/ProofFields.tsx'
import { atProofFields, blankProof, proofOf } from '#features/recordTransfers/kit/proof.ts'
import { recordMoves } from '#features/recordTransfers/topics.ts'
import { useContractForm } from '#platform/web/form.ts'
import { site } from '#src/site.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { resolveConflict } from '../contract.ts'
import type { Conflict } from '../shapes.ts'

/** That the record here counts, with what shows it; whoever has nothing to hand adds it later. */
export function KeepHereDialog({ conflict: { conflictId, petName }, onClose }: { conflict: Conflict; onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(resolveConflict, {
    initial: blankProof,
    asks: (answers) => ({ conflictId, keep: 'here', ...(answers.proofKind && { proof: proofOf(answers) }) }),
    atFields: atProofFields,
    refresh: [recordMoves, getPetDetail],
    once: true,
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title={`Keep ${petName}’s record with ${site.name}?`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <p>Nothing to hand yet? Keep the record here now, and add your proof later.</p>
        <ProofFields
          answers={form.values}
          field={(name) => form.getInputProps(name)}
          error={form.errors['certificateId']}
          onCertificate={(file) => form.setValues(file)}
        />
        <DialogActions busy={isPending} onClose={onClose}>
          {`Keep it with ${site.name}`}
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}

import { useContractForm } from '#platform/web/form.ts'
import { DialogActions } from '#ui/DialogActions.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { addMoveProof } from '../contract.ts'
import { ProofFields } from '../kit/ProofFields.tsx'
import { atProofFields, blankProof, proofOf } from '../kit/proof.ts'
import { recordMoves } from '../topics.ts'

/** What shows that the record of an animal is the keeper’s own, given once its move has begun. */
export function ProofDialog({ petId, petName, onClose }: { petId: string; petName: string; onClose: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(addMoveProof, {
    initial: blankProof,
    asks: (answers) => ({ petId, proof: proofOf(answers) }),
    atFields: atProofFields,
    refresh: [recordMoves],
    once: true,
    toast: true,
    then: onClose,
  })
  return (
    <FormDialog title={`Show that ${petName} is yours`} onClose={onClose}>
      <FormRows {...formProps} {...summary}>
        <ProofFields
          answers={form.values}
          field={(name) => form.getInputProps(name)}
          error={form.errors['certificateId']}
          onCertificate={(file) => form.setValues(file)}
        />
        <DialogActions busy={isPending} onClose={onClose}>
          Send the proof
        </DialogActions>
      </FormRows>
    </FormDialog>
  )
}

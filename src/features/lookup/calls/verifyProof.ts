import { proofByCode } from '#features/pets/queries/certificates.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { handlerOutsideTransaction, type PreflightContext } from '#platform/server/answer.ts'
import type { Signer } from '#platform/server/signer.ts'
import { verifyProof } from '../contract.ts'
import { holderOf, isUnproven, missingOf } from '../disclose.ts'
import { findChip } from '../find.ts'
import { type Proof, readProof } from '../proof.ts'

export default handlerOutsideTransaction(verifyProof, async ({ input, db, services }) => {
  const text = (await proofByCode(db, input.proof)) ?? input.proof
  const proof = readProof(services.signer, text)
  if (!proof) return NOT_OURS

  const about = {
    genuine: true,
    proof: text,
    kind: proof.kind,
    chipShown: groupChipNumber(proof.number),
    madeAt: proof.at.toISOString(),
    keyId: keyOf(services.signer),
  }
  const stillTrue = await holds(proof, db, services)
  if (proof.kind === 'lookup')
    return {
      ...about,
      result: proof.result,
      missing: proof.missing,
      registeredWith: proof.holder,
      unproven: proof.unproven,
      petName: null,
      species: null,
      stillTrue,
    }
  return {
    ...about,
    result: null,
    missing: null,
    registeredWith: null,
    unproven: null,
    petName: proof.petName,
    species: proof.species,
    stillTrue,
  }
})

const NOT_OURS = {
  genuine: false,
  proof: null,
  kind: null,
  chipShown: null,
  result: null,
  missing: null,
  registeredWith: null,
  unproven: null,
  petName: null,
  species: null,
  madeAt: null,
  stillTrue: null,
  keyId: null,
}

/** Whether the same question has the same answer now. */
async function holds(
  proof: Proof,
  db: PreflightContext<typeof verifyProof>['db'],
  services: PreflightContext<typeof verifyProof>['services'],
): Promise<boolean> {
  const finding = await findChip(db, services, proof.number)
  if (proof.kind === 'lookup')
    return (
      finding.result === proof.result &&
      holderOf(finding) === proof.holder &&
      missingOf(finding) === proof.missing &&
      isUnproven(finding) === proof.unproven
    )
  return finding.result === 'registeredHere' && finding.pet.name === proof.petName && finding.pet.species === proof.species
}

function keyOf(signer: Signer): string | null {
  const [key] = signer.publicKeys().keys
  return typeof key?.['kid'] === 'string' ? key['kid'] : null
}

import { proofByCode } from '#features/pets/queries/certificates.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { handlerOutsideTransaction, type PreflightContext } from '#platform/server/answer.ts'
import type { Signer } from '#platform/server/signer.ts'
import { verifyProof } from '../contract.ts'
import { holderOf, isUnproven, missingOf } from '../disclose.ts'
import { findChip } from '../find.ts'
import { certifiedImplanters } from '../points.ts'
import { type Proof, readProof } from '../proof.ts'

export default handlerOutsideTransaction(verifyProof, async (context) => {
  const { input, db, services } = context
  const implanter = await implanterOf(context)
  if (implanter) return implanter
  const text = (await proofByCode(db, input.proof)) ?? input.proof
  const proof = readProof(services.signer, text)
  if (!proof) return NOT_OURS

  const about = {
    ...NOT_OURS,
    genuine: true,
    proof: text,
    kind: proof.kind,
    chipShown: groupChipNumber(proof.number),
    madeAt: proof.at.toISOString(),
    keyId: keyOf(services.signer),
    stillTrue: await holds(proof, db, services, context.now),
  }
  if (proof.kind !== 'lookup') return { ...about, petName: proof.petName, species: proof.species }
  const { result, missing, holder: registeredWith, unproven } = proof
  return { ...about, result, missing, registeredWith, unproven }
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
  implanter: null,
  madeAt: null,
  stillTrue: null,
  keyId: null,
}

/** An implanter’s certificate, which a feature above may know. It holds while it is neither suspended nor revoked: a missed refresher takes away no right. */
async function implanterOf({ input, db, services, extensions }: PreflightContext<typeof verifyProof>) {
  const asked = { text: input.proof, claims: services.signer.read(input.proof) }
  const checked = await Promise.all(extensions(certifiedImplanters).map((check) => check(db, asked)))
  const found = checked.find((one) => one !== null)
  if (!found) return null
  const { proof, madeAt, ...implanter } = found
  const stillTrue = implanter.state !== 'suspended' && implanter.state !== 'revoked'
  const key = { keyId: keyOf(services.signer) }
  return { ...NOT_OURS, ...key, genuine: true, proof, kind: 'implanter' as const, implanter, madeAt: madeAt.toISOString(), stillTrue }
}

/** Whether the same question has the same answer now. */
async function holds(
  proof: Proof,
  db: PreflightContext<typeof verifyProof>['db'],
  services: PreflightContext<typeof verifyProof>['services'],
  now: Date,
): Promise<boolean> {
  const finding = await findChip(db, services, proof.number, now)
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

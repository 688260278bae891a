import { accountById } from '#features/accounts/queries.ts'
import { breedOf } from '#knowledge/animals/breeds/choice.ts'
import { Species } from '#knowledge/animals/shape.ts'
import { answer } from '#platform/server/answer.ts'
import { addressText } from '#platform/text/address.ts'
import { paths } from '#src/paths.ts'
import { certificate } from '../certificate/certificate.ts'
import { downloadCertificate } from '../contract.ts'
import { keepProof } from '../keepProof.ts'
import { otherCertificates } from '../points.ts'
import { isProven } from '../policy.ts'
import { certificateProof } from '../proof.ts'
import { petOfKeeper } from '../queries.ts'

export default answer(downloadCertificate, async (context) => {
  const { input, who, db, now, services, extensions, refuse, give } = context
  if (input.kind !== 'registration') {
    const other = extensions(otherCertificates).find(({ kind }) => kind === input.kind)
    const document = await other?.make(context, { id: input.id, accountId: who.id })
    if (!document) throw refuse('noSuchCertificate')
    give(document)
    return null
  }
  const pet = await petOfKeeper(db, input.id, who.id)
  if (!pet) throw refuse('notYours')
  const proven = isProven(who, pet)
  if (proven !== true) throw refuse('unproven', { because: proven })
  const keeper = await accountById(db, who.id)
  const species = Species.parse(pet.species)
  const site = services.config.publicUrl
  const proof = certificateProof(services.signer, { chipNumber: pet.chipNumber, petName: pet.name, species, at: now })

  const facts = {
    ...pet,
    species,
    breed: breedOf(pet),
    markings: pet.markings ?? '',
    implantSite: pet.implantSite ?? '',
    implanterName: pet.implanterName ?? '',
    keeper: { name: keeper.name, address: addressText(keeper) },
  }
  const code = await keepProof(db, { petId: pet.id, proof, madeAt: now })
  const bytes = await certificate(facts, { madeAt: now, link: site + paths.certificate(code), proofLink: site + paths.verify(proof) })
  give({ bytes, type: 'application/pdf', name: `Certificate ${pet.name} ${pet.chipNumber}.pdf` })
  return null
})

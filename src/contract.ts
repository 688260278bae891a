import * as accounts from '#features/accounts/contract.ts'
import * as chips from '#features/chips/contract.ts'
import * as content from '#features/content/contract.ts'
import * as files from '#features/files/contract.ts'
import * as lookup from '#features/lookup/contract.ts'
import * as pets from '#features/pets/contract.ts'

/** Every call of the product by its name. Pages import a feature's contract instead, so that a browser loads only what it needs. */
export const contract = { ...accounts, ...chips, ...content, ...files, ...lookup, ...pets }
export type Contract = typeof contract

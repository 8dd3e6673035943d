import fc from 'fast-check'
import { cases } from './cases.ts'

// The same random content in every run, so that results are reproducible. `SEED=2 npm run test:unit` tries other content.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1), numRuns: cases(100) })

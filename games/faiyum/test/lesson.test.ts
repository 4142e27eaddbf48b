import { lessonPasses } from '@fairground/kernel/conformance/vitest'
import { gamePackage } from '../game.ts'

lessonPasses(gamePackage)

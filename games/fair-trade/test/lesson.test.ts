import { lessonPasses } from '@fairground/kernel/conformance/vitest'
import { furnished } from '../game.ts'

lessonPasses(furnished)

import { bind } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { getChosenPackage, getPackages } from './packages.ts'

export const routes = [bind(contract.getPackages, getPackages), bind(contract.getChosenPackage, getChosenPackage)]

import type { Arm } from './compare.ts'

/** Collects the players of an arm one by one, without keeping them (Welford, 1962). */
export class ArmTally {
  #players = 0
  #mean = 0
  #covariateMean = 0
  #squares = 0
  #covariateSquares = 0
  #products = 0

  add(outcome: number, covariate: number): void {
    this.#players++
    const [from, covariateFrom] = [outcome - this.#mean, covariate - this.#covariateMean]
    this.#mean += from / this.#players
    this.#covariateMean += covariateFrom / this.#players
    this.#squares += from * (outcome - this.#mean)
    this.#covariateSquares += covariateFrom * (covariate - this.#covariateMean)
    this.#products += from * (covariate - this.#covariateMean)
  }

  get arm(): Arm {
    const of = (sum: number): number => (this.#players > 1 ? sum / (this.#players - 1) : 0)
    return {
      players: this.#players,
      mean: this.#mean,
      variance: of(this.#squares),
      covariateMean: this.#covariateMean,
      covariateVariance: of(this.#covariateSquares),
      covariance: of(this.#products),
    }
  }
}

/** Least squares with a small ridge term: the weights that best predict a target from features, fed one sample at a time. */
export class Regression {
  samples = 0
  private readonly size: number
  private readonly products: Float64Array
  private readonly towards: Float64Array

  constructor(size: number) {
    this.size = size
    this.products = new Float64Array(size * size)
    this.towards = new Float64Array(size)
  }

  add(features: Float64Array, target: number): void {
    const { size, products, towards } = this
    this.samples++
    for (let i = 0; i < size; i++) {
      towards[i] += features[i] * target
      for (let j = 0; j <= i; j++) products[i * size + j] += features[i] * features[j]
    }
  }

  /** Solved by Cholesky decomposition. The `beforehand` weights count as much as `ridge` samples. */
  solve(beforehand: readonly number[], ridge = 20): readonly number[] {
    const { size } = this
    const lower = this.products.slice()
    for (let i = 0; i < size; i++) lower[i * size + i] += ridge
    for (let i = 0; i < size; i++)
      for (let j = 0; j <= i; j++) {
        let sum = lower[i * size + j]
        for (let k = 0; k < j; k++) sum -= lower[i * size + k] * lower[j * size + k]
        lower[i * size + j] = i === j ? Math.sqrt(Math.max(sum, 1e-9)) : sum / lower[j * size + j]
      }
    const solved = beforehand.map((weight, i) => this.towards[i] + ridge * weight)
    for (let i = 0; i < size; i++) {
      for (let k = 0; k < i; k++) solved[i] -= lower[i * size + k] * solved[k]
      solved[i] /= lower[i * size + i]
    }
    for (let i = size - 1; i >= 0; i--) {
      for (let k = i + 1; k < size; k++) solved[i] -= lower[k * size + i] * solved[k]
      solved[i] /= lower[i * size + i]
    }
    return solved
  }
}

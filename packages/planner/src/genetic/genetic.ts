import type { Random } from '../random.ts';
import type { Individual } from './individual.ts';
import { individualOf } from './individual.ts';
import { LocalSearch } from './localSearch.ts';
import { Population } from './population.ts';
import type { Child } from './routeExchange.ts';
import { RouteExchange } from './routeExchange.ts';
import { SwapStarMemory } from './swapStar.ts';
import { Tours } from './tours.ts';
import type { UniformProblem } from './uniformProblem.ts';

/** Share of feasible children the penalties steer towards, looked at every so many children. */
const FEASIBLE_SHARE = 0.4;
const ADAPT_EVERY = 50;
/** With next to none of them the prices are far off, not a little. */
const HARDLY_ANY = 0.05;
/** While founders come in, each of them corrects the prices; in balance at the share above. */
const DEARER = 1.5;
const CHEAPER = 0.6;
const REPAIR_SHARE = 0.5;
const REPAIR_FACTOR = 10;
const DEEP_SHARE = 0.15;
const PENALTY_MIN = 0.1;
const PENALTY_MAX = 100_000;

/**
 * Hybrid genetic search with time windows: route exchange, penalised local search, diverse population.
 * Vidal et al. 2012 and 2013; Kool, Juninck, Roos et al., DIMACS challenge 2022.
 */
export class Genetic {
  best: Individual | null = null;
  private readonly exchange: RouteExchange;
  private readonly random: Random;
  private readonly tours: Tours;
  private readonly search: LocalSearch;
  private readonly population: Population;
  private children = 0;
  private inTime = 0;
  private inLoad = 0;
  private readonly penalised = (one: Individual): number =>
    one.price + one.warp * this.tours.warpPrice + one.overload * this.tours.loadPrice;

  constructor(problem: UniformProblem, random: Random) {
    this.exchange = new RouteExchange(problem, random);
    this.random = random;
    this.tours = new Tours(problem);
    this.search = new LocalSearch(this.tours, random, new SwapStarMemory(problem.stops, problem.vehicles));
    this.population = new Population(random, this.penalised);
    const demand = problem.demand.reduce((max, one) => Math.max(max, one), 1);
    const distance = problem.price.reduce((max, one) => Math.max(max, one), 1);
    this.tours.loadPrice = Math.max(PENALTY_MIN, Math.min(1000, distance / demand));
    this.tours.warpPrice = 1;
  }

  /**
   * Takes a founder in and improves it; true when it became the best. What a second of lateness must cost differs thirtyfold
   * between problems: at a price too low the first generations would take apart all that the founders had in time.
   */
  welcome(founder: Child): boolean {
    const { individual, better } = this.educate(founder);
    const { tours } = this;
    tours.warpPrice = priced(tours.warpPrice * (individual.warp === 0 ? CHEAPER : DEARER));
    tours.loadPrice = priced(tours.loadPrice * (individual.overload === 0 ? CHEAPER : DEARER));
    return better;
  }

  /** One generation; true when the best plan got better. */
  step(): boolean {
    const [a, b] = this.population.parents();
    return this.educate(this.exchange.cross(a, b)).better;
  }

  private educate(child: Child): { individual: Individual; better: boolean } {
    const { tours, random } = this;
    tours.set(child.order, child.lengths);
    this.search.run(random.next() < DEEP_SHARE, child.settled);
    const individual = individualOf(tours);
    let better = this.keep(individual);
    this.adapt(individual);
    if (!individual.feasible && random.next() < REPAIR_SHARE) better = this.repair() || better;
    return { individual, better };
  }

  private keep(individual: Individual): boolean {
    this.population.add(individual);
    if (!individual.feasible || (this.best !== null && individual.price >= this.best.price)) return false;
    this.best = individual;
    return true;
  }

  private repair(): boolean {
    const { tours } = this;
    const { loadPrice, warpPrice } = tours;
    this.price(loadPrice * REPAIR_FACTOR, warpPrice * REPAIR_FACTOR);
    this.search.run(false);
    const individual = individualOf(tours);
    this.price(loadPrice, warpPrice);
    return individual.feasible && this.keep(individual);
  }

  private price(load: number, warp: number): void {
    this.tours.loadPrice = load;
    this.tours.warpPrice = warp;
    for (let r = 0; r < this.tours.routes; r++) this.tours.refresh(r);
  }

  private adapt(individual: Individual): void {
    this.children += 1;
    if (individual.warp === 0) this.inTime += 1;
    if (individual.overload === 0) this.inLoad += 1;
    if (this.children < ADAPT_EVERY) return;
    this.tours.warpPrice = priced(this.tours.warpPrice * correction(this.inTime / this.children));
    this.tours.loadPrice = priced(this.tours.loadPrice * correction(this.inLoad / this.children));
    this.children = 0;
    this.inTime = 0;
    this.inLoad = 0;
  }
}

function priced(penalty: number): number {
  return Math.min(PENALTY_MAX, Math.max(PENALTY_MIN, penalty));
}

/** By what a price is multiplied when this share of the children kept the rule. */
function correction(share: number): number {
  if (share < HARDLY_ANY) return 2;
  if (share < FEASIBLE_SHARE - 0.05) return 1.2;
  return share > FEASIBLE_SHARE + 0.05 ? 0.85 : 1;
}

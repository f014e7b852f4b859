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
import { SMALL_STOPS } from './uniformProblem.ts';

/** Share of feasible children the penalties steer towards, looked at every so many children. */
const FEASIBLE_SHARE = 0.4;
const ADAPT_EVERY = 50;
/** While the founders of a larger problem come in, each of them corrects the prices; in balance at the share above. */
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
  /** So few generations that founders must be met at the right prices. */
  private readonly hasty: boolean;
  private children = 0;
  private inTime = 0;
  private inLoad = 0;
  private readonly penalised = (one: Individual): number =>
    one.price + one.warp * this.tours.warpPrice + one.overload * this.tours.loadPrice;

  constructor(problem: UniformProblem, random: Random) {
    this.exchange = new RouteExchange(problem, random);
    this.random = random;
    this.hasty = problem.stops > SMALL_STOPS;
    this.tours = new Tours(problem);
    this.search = new LocalSearch(this.tours, random, new SwapStarMemory(problem.stops, problem.vehicles));
    this.population = new Population(random, this.penalised);
    const demand = problem.demand.reduce((max, one) => Math.max(max, one), 1);
    const distance = problem.price.reduce((max, one) => Math.max(max, one), 1);
    this.tours.loadPrice = Math.max(PENALTY_MIN, Math.min(1000, distance / demand));
    this.tours.warpPrice = 1;
  }

  /** Takes a founder in and improves it; true when it became the best. */
  welcome(founder: Child): boolean {
    const { individual, better } = this.educate(founder);
    if (this.hasty) this.correct(individual);
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

  /**
   * What a second of lateness must cost differs thirtyfold between problems. Hundreds of slow generations at a price too low
   * would take apart all that the founders had in time; quick ones find the price before much is lost.
   */
  private correct(founder: Individual): void {
    const { tours } = this;
    tours.warpPrice = priced(tours.warpPrice * (founder.warp === 0 ? CHEAPER : DEARER));
    tours.loadPrice = priced(tours.loadPrice * (founder.overload === 0 ? CHEAPER : DEARER));
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
    const steer = (price: number, share: number) =>
      priced(price * (share < FEASIBLE_SHARE - 0.05 ? 1.2 : share > FEASIBLE_SHARE + 0.05 ? 0.85 : 1));
    this.tours.warpPrice = steer(this.tours.warpPrice, this.inTime / this.children);
    this.tours.loadPrice = steer(this.tours.loadPrice, this.inLoad / this.children);
    this.children = 0;
    this.inTime = 0;
    this.inLoad = 0;
  }
}

function priced(penalty: number): number {
  return Math.min(PENALTY_MAX, Math.max(PENALTY_MIN, penalty));
}
